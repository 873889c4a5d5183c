import Foundation

/// The ids of diagnostics, found in the text of `Sources`.
struct ReportedIDs {
  /// What the code says of an id.
  struct Use: Comparable {
    /// `error`, `warning` or `notice`.
    var severity: String
    /// The file, from the top of the repository.
    var file: String

    static func < (a: Self, b: Self) -> Bool {
      (a.severity, a.file) < (b.severity, b.file)
    }

    /// The module that the file belongs to.
    var module: String {
      let parts = file.split(separator: "/")
      return parts.count > 1 ? String(parts[1]) : ""
    }
  }

  /// Where each id is reported.
  private(set) var uses: [String: [Use]] = [:]
  /// Files that report a diagnostic whose id is not written out.
  private(set) var hidden: [String] = []

  /// None yet.
  init() {}

  /// Reads every Swift file below a folder of the repository.
  init(in folder: String) throws {
    let top = GeneratedPage.repository
    let names =
      FileManager.default.enumerator(atPath: top.appending(path: folder).path)?
      .compactMap { $0 as? String } ?? []
    // Fuzzers make diagnostics up.
    for name in names.sorted()
    where name.hasSuffix(".swift") && !name.hasPrefix("Fuzzers/") {
      let file = "\(folder)/\(name)"
      let bytes = try Data(contentsOf: top.appending(path: file))
      add(String(decoding: bytes, as: UTF8.self), of: file)
    }
  }

  /// Adds what the text of a file reports.
  mutating func add(_ text: String, of file: String) {
    let pieces = text.components(separatedBy: "\"")
    for (before, id) in zip(pieces, pieces.dropFirst()) {
      let code = before.trimmingCharacters(in: .whitespacesAndNewlines)
      for severity in ["error", "warning", "notice"]
      where Self.openings(severity).contains(where: code.hasSuffix)
        && !code.hasSuffix("Output.error(")
      {
        let isPlain = id.utf8.allSatisfy {
          0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D
        }
        if isPlain, !id.isEmpty {
          uses[id, default: []].append(Use(severity: severity, file: file))
        } else {
          hidden.append(file)
        }
      }
    }
    let variable = #"\.(error|warning|notice)\(\s*[A-Za-z][\w.]*,\s*at:"#
    if text.range(of: variable, options: .regularExpression) != nil {
      hidden.append(file)
    }
  }

  /// The code right before the id of a diagnostic of that severity.
  private static func openings(_ severity: String) -> [String] {
    [".\(severity)(", "(.\(severity),"]
  }
}
