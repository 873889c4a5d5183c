import Glibc

extension TestCards {
  /// What the encoder has listed; nil before its first segment.
  static func list(in folder: String) -> String? {
    read("\(folder)/\(FFmpeg.list)")
  }

  /// Whether the encoder has made anything.
  static func hasList(in folder: String) -> Bool {
    access("\(folder)/\(FFmpeg.list)", F_OK) == 0
  }

  /// The last line of a file, for a message.
  static func lastLine(of path: String) -> String {
    let lines = (read(path) ?? "").split(separator: "\n")
    return lines.last.map { String($0.prefix(200)) } ?? "it says no reason"
  }

  /// The text of a small file.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < 16 << 20 {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a small file; whether it could be.
  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "we") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }
}
