import Diagnostics
import Glibc

extension Diagnostic {
  /// Files that are there already, and are left as they are.
  static func inTheWay(_ files: [String]) -> Self {
    let first = files.first ?? ""
    return .error(
      "in-the-way", at: SourceLocation(file: first),
      files.count == 1
        ? "“\(first)” is there already"
        : "“\(first)” and \(files.count - 1) more are there already",
      help: "nothing was written; take another folder or name, or move away "
        + "what is in the way",
      notes: files.dropFirst().map {
        Note("this is in the way too", at: SourceLocation(file: $0))
      })
  }

  static func unwritable(_ file: String, _ code: Int32) -> Self {
    .error(
      "unwritable-file", at: SourceLocation(file: file),
      "“\(file)” cannot be written: \(String(cString: strerror(code)))",
      help: "nothing was kept of what had been written")
  }

  static func noList(_ file: String) -> Self {
    .error(
      "no-items", at: SourceLocation(file: file),
      "“\(file)” has no list of items",
      help: "a catalog is JSON with a list of objects somewhere, or a CSV "
        + "table with a row an item")
  }

  static func noGuess(_ key: String, in file: String) -> Self {
    .error(
      "no-guess", at: SourceLocation(file: file),
      "no field of the items looks like “\(key)”",
      help: "write site.yaml by hand and say with “map” where it is")
  }
}
