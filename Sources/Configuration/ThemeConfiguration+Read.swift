import Diagnostics
import Documents
import Localization

extension ThemeConfiguration {
  private static let styleKeys = [
    "widgetLayout", "widgetItemStyle", "playerStyle",
  ]

  /// Reads a `theme.yaml` (DESIGN §4): everything but the style tree, whose
  /// parts are kept as nodes.
  ///
  /// - Parameter folderName: the name of the theme's folder, which is what
  ///   sites and other themes call it.
  /// - Returns: nil only when the file holds no mapping.
  public static func read(
    _ root: Node, folderName: String, into diagnostics: inout [Diagnostic]
  ) -> ThemeConfiguration? {
    var theme = ThemeConfiguration(
      folderName: folderName, location: root.location)
    // A file of comments alone is a theme that sets nothing.
    if case .null = root.value { return theme }
    guard
      let reader = MappingReader(
        root, .file, keys: ["name", "extends", "fonts"] + styleKeys,
        allowsSchema: true, into: &diagnostics)
    else { return nil }
    theme.name = reader.node("name")?
      .localizedText(.key("name"), into: &diagnostics)
    theme.texts = [PlacedText("name", reader.node("name"))].compactMap { $0 }
    theme.extends = extends(reader, folderName, into: &diagnostics)
    theme.fonts =
      reader.freeMapping("fonts", into: &diagnostics)?
      .compactMap { FontFamily.read($0, into: &diagnostics) } ?? []
    theme.style = reader.entries.filter { styleKeys.contains($0.key) }
    return theme
  }

  private static func extends(
    _ reader: MappingReader, _ folderName: String,
    into diagnostics: inout [Diagnostic]
  ) -> Located<String>? {
    guard let name = reader.string("extends", into: &diagnostics) else {
      return nil
    }
    if let problem = Identifier.problem(in: name.value) {
      diagnostics.append(.invalidThemeName(name, problem))
      return nil
    }
    return name
  }
}

extension ThemeConfiguration.FontFamily {
  /// One entry of `fonts`; nil, with an error, when it names no file.
  static func read(
    _ entry: Node.Entry, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard
      let reader = MappingReader(
        entry.value, .key(entry.key), keys: ["files", "scripts"],
        into: &diagnostics)
    else { return nil }
    let isName =
      !entry.key.isBlank
      && entry.key.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      } && entry.key.utf8.count <= 200
    if !isName {
      diagnostics.append(.invalidFontName(entry.key, at: entry.keyLocation))
    }
    let hasFiles = reader.require("files", into: &diagnostics)
    let files = files(reader, into: &diagnostics)
    let scripts = scripts(reader, into: &diagnostics)
    if hasFiles, let node = reader.node("files"), case .mapping([]) = node.value
    {
      diagnostics.append(.noFontFiles(entry.key, at: node.location))
    }
    guard isName, !files.isEmpty else { return nil }
    return Self(name: entry.key, files: files, scripts: scripts)
  }

  private static func files(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [Int: Located<String>] {
    var files: [Int: Located<String>] = [:]
    for entry in reader.freeMapping("files", into: &diagnostics) ?? [] {
      guard let weight = Int(entry.key), (100...900).contains(weight),
        weight.isMultiple(of: 100)
      else {
        diagnostics.append(.invalidWeight(entry.key, at: entry.keyLocation))
        continue
      }
      guard
        let path = entry.value.string(.key(entry.key), into: &diagnostics)
      else { continue }
      if path.value.isFontPath {
        files[weight] = path
      } else {
        diagnostics.append(.invalidFontFile(path))
      }
    }
    return files
  }

  private static func scripts(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [String] {
    var scripts: [String] = []
    for script in reader.strings("scripts", into: &diagnostics) ?? [] {
      let canonical =
        script.value.prefix(1).uppercased()
        + script.value.dropFirst().lowercased()
      let isCode =
        script.value.utf8.count == 4
        && canonical.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
      if !isCode || canonical != script.value {
        diagnostics.append(
          .invalidScript(script, nearest: isCode ? canonical : nil))
      } else if !scripts.contains(canonical) {
        scripts.append(canonical)
      }
    }
    return scripts
  }
}

extension String {
  /// Whether it names a font in the theme's folder or below: a relative path
  /// that does not climb, of one of the formats that `@font-face` takes.
  fileprivate var isFontPath: Bool {
    let parts = utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    let isInside = parts.allSatisfy { !["", ".", ".."].contains($0) }
    let isClean = utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\")
        && $0 != UInt8(ascii: ":")
    }
    let name = lowercased()
    let isFont = [".woff2", ".woff", ".ttf", ".otf"].contains {
      name.hasSuffix($0)
    }
    return isInside && isClean && isFont
  }
}
