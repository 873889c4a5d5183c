import Catalog
import Configuration
import Localization
import Rendering
import Styling

extension Fingerprint {
  /// What every page of a site depends on: this program, the templates, and
  /// what stands around the content of a page.
  static func site(
    _ project: Project, _ content: SiteContent, program: Fingerprint
  ) -> Fingerprint {
    let configuration = project.configuration
    var digest = DigestWriter()
    digest.add(program)
    digest.add(Fingerprint(of: project.templates.fingerprintBytes))
    digest.add(Fingerprint(of: content.policy))
    digest.add(Fingerprint(of: content.stylesheet))
    digest.add(content.scripts.map { Fingerprint(of: $0) })
    digest.add(Fingerprint(of: content.hls ?? ""))
    digest.add(Fingerprint(of: content.refreshInterval.map { "\($0)" } ?? ""))
    digest.add(Fingerprint(of: content.title.entries.digestText))
    digest.add(Fingerprint(of: configuration.timeZone.value))
    digest.add(Fingerprint(of: content.now?.iso8601 ?? ""))
    digest.add(Fingerprint(content.isDraft ? 1 : 0))
    digest.add(Fingerprint(content.isIndexed ? 1 : 0))
    digest.add(configuration.locales.map { Fingerprint(of: $0.identifier) })
    digest.add(
      project.themes.flatMap { theme in
        [
          Fingerprint(of: theme.folderName),
          Fingerprint(of: theme.name.entries.digestText),
          Fingerprint(of: theme.colorScheme.rawValue),
        ]
      })
    return digest.fingerprint
  }
}

extension LocalizedText? {
  /// A text that differs when any spelling does.
  var digestText: String { self?.entries.digestText ?? "" }
}

extension [LocalizedText.Entry] {
  /// A text that differs when any spelling does.
  var digestText: String {
    map { "\($0.locale?.identifier ?? "")\u{0}\($0.text)\u{0}" }.joined()
  }
}
