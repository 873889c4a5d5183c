import Diagnostics
import Foundation
import Localization
import Site
import Styling

/// The options of a command, read and checked.
struct Settings {
  var project: ProjectFolder
  var output: String?
  var now: Instant?
  var format: DiagnosticFormat
  var jobs: Int
  var locale: LocaleID?
  var locales: [LocaleID]
  var brand: Color?
  var data: String?
  var scenario: String?
  var speed: Double
  var keepsGoing: Bool
  var isQuiet: Bool
  var explains: Bool
  var port: Int
  var isInNetwork: Bool

  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    let values = arguments.values
    project = ProjectFolder(path: Self.folder(values[.project] ?? "."))
    output = values[.output].map(Self.folder)
    data = values[.data]
    scenario = values[.scenario]
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
    port =
      try Self.read(.port, values, "a port from 0 to 65535") {
        Int($0).flatMap { 0...65535 ~= $0 ? $0 : nil }
      } ?? 8080
    speed =
      try Self.read(.speed, values, "a number from 0.1 to 100") {
        Double($0).flatMap { 0.1...100 ~= $0 ? $0 : nil }
      } ?? 1
    isInNetwork = values[.lan] != nil
    let localeForm = "a locale like es or pt-BR"
    locale = try Self.read(.locale, values, localeForm) { LocaleID($0) }
    locales = []
    for text in arguments.lists[.locale] ?? [] {
      let locale = try Self.read(.locale, [.locale: text], localeForm) {
        LocaleID($0)
      }
      if let locale, !locales.contains(locale) { locales.append(locale) }
    }
    brand = try Self.read(.brand, values, "a colour like #E5002B") {
      Color($0).flatMap { $0.alpha == 255 ? $0 : nil }
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
  static func folder(_ path: String) -> String {
    var path = path.isEmpty ? "." : path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
