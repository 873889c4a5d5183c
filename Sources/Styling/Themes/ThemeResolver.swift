import Configuration
import Diagnostics
import Documents
import Localization

/// Turns the themes that are written into themes with all they inherit.
public struct ThemeResolver: Sendable {
  /// The theme in which every line of inheritance ends.
  static let rootName = "base"
  /// The preset when no theme names one.
  static let defaultPreset = Preset.rowHorizontalRectangles

  private let bundled: [String: ThemeSource]
  private let site: [String: ThemeSource]
  private let unreadable: Set<String>

  /// A resolver of the bundled themes and those of the site, which take the
  /// place of bundled ones of the same name.
  ///
  /// - Parameter unreadable: The names of themes of the site that are there
  ///   but could not be read; why is reported already.
  public init(
    bundled: [ThemeSource], site: [ThemeSource], unreadable: Set<String> = []
  ) {
    self.bundled = Self.byName(bundled)
    self.site = Self.byName(site)
    self.unreadable = unreadable
  }

  private static func byName(_ sources: [ThemeSource]) -> [String: ThemeSource]
  {
    Dictionary(
      sources.map { ($0.folderName, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The names of all themes, in order.
  public var names: [String] {
    Set(bundled.keys).union(site.keys).sorted()
  }

  /// The themes of these names, in their order; those that cannot be made are
  /// left out and reported.
  public func resolve(
    _ requested: [Located<String>], into diagnostics: inout [Diagnostic]
  ) -> [Theme] {
    var run = Run(resolver: self)
    let themes = requested.compactMap { run.theme($0) }
    diagnostics += run.diagnostics
    return themes
  }

  /// Which of two sources of one name is meant.
  fileprivate struct Key: Hashable {
    let name: String
    let isBundled: Bool
  }

  fileprivate func source(_ key: Key) -> ThemeSource? {
    key.isBundled ? bundled[key.name] : site[key.name]
  }

  fileprivate func key(for name: String) -> Key? {
    if site[name] != nil { return Key(name: name, isBundled: false) }
    if bundled[name] != nil { return Key(name: name, isBundled: true) }
    return nil
  }

  /// Themes read so far, so that each is read, and reported on, once.
  private struct Run {
    let resolver: ThemeResolver
    var styles: [Key: Style] = [:]
    var diagnostics: [Diagnostic] = []

    init(resolver: ThemeResolver) { self.resolver = resolver }

    mutating func theme(_ requested: Located<String>) -> Theme? {
      guard let first = resolver.key(for: requested.value) else {
        reportUnknown(requested)
        return nil
      }
      guard let chain = chain(from: first) else { return nil }
      return theme(chain)
    }

    /// The theme and those it extends, the nearest first.
    private mutating func chain(from first: Key) -> [Key]? {
      var chain = [first]
      while let key = chain.last, let source = resolver.source(key) {
        let extended = source.configuration.extends
        guard
          let next = next(
            after: key, extended?.value ?? ThemeResolver.rootName)
        else {
          guard let extended else { return chain }
          if extended.value == key.name {
            report(
              .themeCycle([key.name, key.name], at: extended.location))
          } else {
            reportUnknown(extended)
          }
          return nil
        }
        if let start = chain.firstIndex(of: next) {
          let location = extended?.location ?? source.configuration.location
          report(
            .themeCycle(chain[start...].map(\.name) + [next.name], at: location)
          )
          return nil
        }
        chain.append(next)
      }
      return chain
    }

    /// A theme that extends its own name means the bundled one.
    private func next(after key: Key, _ name: String) -> Key? {
      guard name == key.name else { return resolver.key(for: name) }
      guard !key.isBundled, resolver.bundled[name] != nil else { return nil }
      return Key(name: name, isBundled: true)
    }

    private mutating func theme(_ chain: [Key]) -> Theme? {
      noticeReplacements(chain)
      var explicit = Style()
      var fonts: [ThemeConfiguration.FontFamily] = []
      for key in chain {
        guard let source = resolver.source(key) else { continue }
        explicit = explicit.layered(over: style(key, source))
        for family in source.configuration.fonts
        where !fonts.contains(where: { $0.name == family.name }) {
          fonts.append(family)
        }
      }
      guard let own = chain.first, let source = resolver.source(own) else {
        return nil
      }
      return Theme(
        folderName: own.name,
        name: source.configuration.name ?? LocalizedText(own.name),
        notes: source.notes, lineage: chain.reversed().map(\.name),
        fonts: fonts.sorted { $0.name < $1.name }, explicit: explicit,
        preset: explicit.name("widgetLayout.preset")
          .flatMap(Preset.init(rawValue:)) ?? ThemeResolver.defaultPreset)
    }

    private mutating func style(_ key: Key, _ source: ThemeSource) -> Style {
      if let style = styles[key] { return style }
      let style = Style.read(
        source.configuration.style, for: .theme, into: &diagnostics)
      styles[key] = style
      return style
    }

    private mutating func noticeReplacements(_ chain: [Key]) {
      for key in chain
      where !key.isBundled && resolver.bundled[key.name] != nil
        && !chain.contains(Key(name: key.name, isBundled: true))
      {
        report(
          .themeReplacesBundled(
            key.name, at: resolver.source(key)?.configuration.location))
      }
    }

    /// A theme that is there but broken is not unknown.
    private mutating func reportUnknown(_ name: Located<String>) {
      if resolver.unreadable.contains(name.value) { return }
      report(
        .unknownTheme(name.value, names: resolver.names, at: name.location))
    }

    /// Several themes may lead to one problem.
    private mutating func report(_ problem: Diagnostic) {
      if !diagnostics.contains(problem) { diagnostics.append(problem) }
    }
  }
}
