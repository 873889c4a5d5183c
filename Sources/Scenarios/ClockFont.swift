import Glibc

/// Finds a font for the clock of test cards.
enum ClockFont {
  private static let folders = [
    "/usr/share/fonts", "/usr/local/share/fonts",
  ]
  /// Digits of one width first.
  private static let wanted = [
    "DejaVuSansMono-Bold.ttf", "LiberationMono-Bold.ttf",
    "NotoSansMono-Bold.ttf", "DejaVuSansMono.ttf", "LiberationMono-Regular.ttf",
    "NotoSansMono-Regular.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf",
    "LiberationSans-Bold.ttf", "NotoSans-Bold.ttf", "NotoSans-Regular.ttf",
  ]
  /// More files than this are not looked at.
  private static let limit = 20_000

  /// The best of the fonts that are installed; nil when none is known.
  static func installed() -> String? {
    var found: [String: String] = [:]
    var waiting = folders.map { ($0, 0) }
    var seen = 0
    while let (folder, depth) = waiting.popLast(), seen < limit {
      guard depth < 8, let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream), seen < limit {
        seen += 1
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) {
            String(cString: $0)
          }
        }
        if name.hasPrefix(".") { continue }
        let path = "\(folder)/\(name)"
        if entry.pointee.d_type == UInt8(DT_DIR) {
          waiting.append((path, depth + 1))
        } else if wanted.contains(name), access(path, R_OK) == 0 {
          found[name] = path
        }
      }
    }
    return wanted.lazy.compactMap { found[$0] }.first
  }
}
