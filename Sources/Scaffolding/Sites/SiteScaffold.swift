import Catalog
import Localization
import Styling

/// A new site: a catalog, a brand and a name become a project that builds.
public struct SiteScaffold: Sendable {
  /// What the site is built from.
  public enum Source: Sendable {
    /// Twelve invented items.
    case sample
    /// A file that is there, or is copied, at a path from `site.yaml`.
    case file(path: String, copy: [UInt8]?, CatalogGuess)
  }

  /// The site's name.
  public let title: String
  /// The languages of its pages; the first is the default.
  public let locales: [LocaleID]
  /// The theme in the brand colour.
  public let theme: ThemeScaffold
  /// What it is built from.
  public let source: Source
  /// A picture for the first page, with the end of its name, such as `svg`.
  public let logo: (ending: String, bytes: [UInt8])?

  /// The most locales that a site takes from its catalog.
  private static let maximumLocales = 8

  /// - Parameters:
  ///   - locales: empty for those of the catalog's titles.
  ///   - parent: the theme to build on.
  public init(
    title: String, locales: [LocaleID], brand: Color, over parent: Theme,
    source: Source, logo: (ending: String, bytes: [UInt8])?
  ) {
    self.title = title
    self.source = source
    self.logo = logo
    self.locales = locales.isEmpty ? Self.locales(of: source) : locales
    theme = ThemeScaffold(
      name: Self.themeName(title, besides: parent), title: title,
      brand: brand, over: parent)
  }

  /// Every file of the project.
  public var files: [NewFile] {
    var files = [NewFile("site.yaml", text: SiteText(scaffold: self).text)]
    switch source {
    case .sample: files += SampleCatalog.files(brand: theme.brand)
    case .file(let path, let copy?, _): files.append(NewFile(path, bytes: copy))
    case .file: break
    }
    files += theme.files
    files.append(
      NewFile("pages/welcome.md", text: WelcomeText(scaffold: self).text))
    if let logo {
      files.append(NewFile("pages/logo.\(logo.ending)", bytes: logo.bytes))
    }
    return files
  }

  /// The widgets that the items call for.
  var widgets: [WidgetChoice] { WidgetChoice.all(for: self) }

  private static func locales(of source: Source) -> [LocaleID] {
    let english = [LocaleID("en")].compactMap { $0 }
    guard case .file(_, _, let guess) = source, !guess.locales.isEmpty
    else { return english }
    return Array(guess.locales.prefix(maximumLocales))
  }

  /// The title in letters that every file system takes: `Acme TV` → `acme-tv`.
  private static func themeName(_ title: String, besides parent: Theme)
    -> String
  {
    var name = ""
    for scalar in title.lowercased().unicodeScalars {
      if scalar.isASCII,
        scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil
      {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    name = String(name.prefix(40))
    while name.hasSuffix("-") { name.removeLast() }
    let taken = ["base", "broadcast", "midnight", "contrast"] + parent.lineage
    return name.isEmpty || taken.contains(name) ? "brand" : name
  }
}
