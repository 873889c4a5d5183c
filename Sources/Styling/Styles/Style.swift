import Localization

/// Values of some properties of the style tree; what is absent is left to the
/// layers below.
public struct Style: Sendable, Hashable {
  /// One place a property; empty as long as nothing is set.
  private var values: [StyleValue?] = []

  /// A style that sets nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of the property with this index.
  public subscript(index: Int) -> StyleValue? {
    get { values.indices.contains(index) ? values[index] : nil }
    set {
      if values.isEmpty {
        guard newValue != nil else { return }
        values = Array(
          repeating: nil, count: StyleSchema.standard.properties.count)
      }
      guard values.indices.contains(index) else { return }
      values[index] = newValue
      if newValue == nil, values.allSatisfy({ $0 == nil }) { values = [] }
    }
  }

  /// The value of the property with this path, such as
  /// `widgetItemStyle.title.isVisible`.
  public subscript(path: String) -> StyleValue? {
    get { StyleSchema.standard.index(of: path).flatMap { self[$0] } }
    set {
      if let index = StyleSchema.standard.index(of: path) {
        self[index] = newValue
      }
    }
  }

  /// These values, and where there is none, those of `lower`.
  public func layered(over lower: Style) -> Style {
    if values.isEmpty { return lower }
    if lower.values.isEmpty { return self }
    var result = lower
    for index in values.indices {
      if let value = values[index] { result.values[index] = value }
    }
    return result
  }
}

extension Style {
  func bool(_ path: String) -> Bool? {
    if case .bool(let value) = self[path] { value } else { nil }
  }

  func number(_ path: String) -> Double? {
    if case .number(let value) = self[path] { value } else { nil }
  }

  func color(_ path: String) -> Color? {
    if case .color(let value) = self[path] { value } else { nil }
  }

  func placement(_ path: String) -> Placement? {
    if case .placement(let value) = self[path] { value } else { nil }
  }

  func text(_ path: String) -> LocalizedText? {
    if case .text(let value) = self[path] { value } else { nil }
  }

  func image(_ path: String) -> AssetReference? {
    if case .image(let value) = self[path] { value } else { nil }
  }

  func name(_ path: String) -> String? {
    if case .name(let value) = self[path] { value } else { nil }
  }
}
