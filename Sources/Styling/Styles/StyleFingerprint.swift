import Localization

extension Style {
  /// Bytes that are equal exactly when the styles are, the same in every
  /// run: for digests.
  public var fingerprintBytes: [UInt8] {
    var bytes: [UInt8] = []
    for property in StyleSchema.standard.properties {
      guard let value = self[property.index] else { continue }
      bytes.append(integer: property.index)
      value.append(to: &bytes)
    }
    return bytes
  }
}

extension StyleValue {
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value):
      bytes.append(contentsOf: [0, value ? 1 : 0])
    case .number(let value):
      bytes.append(1)
      bytes.append(number: value)
    case .color(let value):
      bytes.append(contentsOf: [
        2, value.red, value.green, value.blue, value.alpha,
      ])
    case .placement(let value):
      bytes.append(contentsOf: [3, value.element.code, value.image.code])
      bytes.append(number: value.offset)
    case .text(let value):
      bytes.append(4)
      bytes.append(integer: value.entries.count)
      for entry in value.entries {
        bytes.append(text: entry.locale?.identifier ?? "")
        bytes.append(text: entry.text)
      }
    case .image(let value):
      bytes.append(5)
      bytes.append(text: value.path)
      bytes.append(text: value.location.file)
    case .name(let value):
      bytes.append(6)
      bytes.append(text: value)
    }
  }
}

extension Placement.Edge {
  fileprivate var code: UInt8 {
    switch self {
    case .start: 0
    case .center: 1
    case .end: 2
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(integer value: Int) {
    Swift.withUnsafeBytes(of: Int64(value).littleEndian) {
      append(contentsOf: $0)
    }
  }

  fileprivate mutating func append(number value: Double) {
    // Zero has two spellings that compare equal.
    let pattern = value == 0 ? 0 : value.bitPattern
    Swift.withUnsafeBytes(of: pattern.littleEndian) {
      append(contentsOf: $0)
    }
  }

  /// The length before the text, so that no two lists of texts meet.
  fileprivate mutating func append(text: String) {
    append(integer: text.utf8.count)
    append(contentsOf: text.utf8)
  }
}
