import Diagnostics
import Foundation
import Localization
import Site

/// The options of a command, read and checked.
struct Settings {
  var project: ProjectFolder
  var output: String?
  var now: Instant?
  var format: DiagnosticFormat
  var jobs: Int
  var locale: LocaleID?
  var data: String?
  var keepsGoing: Bool
  var isQuiet: Bool
  var explains: Bool

  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    let values = arguments.values
    project = ProjectFolder(path: Self.folder(values[.project] ?? "."))
    output = values[.output].map(Self.folder)
    data = values[.data]
    keepsGoing = values[.keepGoing] != nil
    isQuiet = values[.quiet] != nil
    explains = values[.explain] != nil
    now = try Self.read(.now, values, "an instant like 2026-06-18T20:00:00Z") {
      Instant(iso8601: $0)
    }
    format =
      try Self.read(.format, values, "text, json or github") {
        DiagnosticFormat(rawValue: $0)
      } ?? .text
    jobs =
      try Self.read(.jobs, values, "a number from 1 to 256") {
        Int($0).flatMap { 1...256 ~= $0 ? $0 : nil }
      } ?? ProcessInfo.processInfo.activeProcessorCount
    locale = try Self.read(.locale, values, "a locale like es or pt-BR") {
      LocaleID($0)
    }
  }

  private static func read<Value>(
    _ option: Option, _ values: [Option: String], _ expected: String,
    _ convert: (String) -> Value?
  ) throws(Arguments.UsageError) -> Value? {
    guard let text = values[option] else { return nil }
    guard let value = convert(text) else {
      throw Arguments.UsageError(
        message: "“\(text)” is not \(expected) (--\(option.rawValue))")
    }
    return value
  }

  /// A folder without slashes at its end; the root stays.
  private static func folder(_ path: String) -> String {
    var path = path.isEmpty ? "." : path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
