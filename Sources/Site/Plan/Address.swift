/// An address that data names: elsewhere on the web, or a file.
enum Address {
  /// An `http:` or `https:` address, which is left as it is.
  case remote(String)
  /// A path from the folder of the file that names it.
  case relative(String)

  init(_ text: String) {
    let start = text.prefix(8).lowercased()
    self =
      start.hasPrefix("http://") || start.hasPrefix("https://")
      ? .remote(text) : .relative(text)
  }

  /// The path from the project of an address in a file of `folder`.
  static func path(_ relative: String, in folder: String) -> String {
    folder.isEmpty ? relative : "\(folder)/\(relative)"
  }
}
