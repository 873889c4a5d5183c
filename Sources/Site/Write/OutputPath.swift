/// Where a file stands below the output folder.
struct OutputPath: Hashable, Sendable, Comparable {
  /// The folder, with `/` between names; empty for the top.
  let folder: String
  /// The file's name.
  let name: String
  /// The path with `/` between names.
  let string: String

  init(folder: String = "", name: String) {
    self.folder = folder
    self.name = name
    string = folder.isEmpty ? name : folder + "/" + name
  }

  /// Splits a path at its last slash.
  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      self.init(name: path)
      return
    }
    self.init(
      folder: String(path[..<slash]),
      name: String(path[path.utf8.index(after: slash)...]))
  }

  /// Whether a path stays below the folder that it starts from.
  static func isPlain(_ path: String) -> Bool {
    path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8)
        && !$0.elementsEqual("..".utf8)
    }
  }

  static func < (a: Self, b: Self) -> Bool {
    a.folder == b.folder ? a.name < b.name : a.folder < b.folder
  }
}
