import Catalog
import Configuration
import Diagnostics
import Documents

/// What a poller asks, and how often: `poller` of `site.yaml`, with the
/// variables of the environment in place.
public struct PollSettings: Sendable {
  /// A header field.
  public struct Header: Sendable, Hashable {
    /// The name, as it is written.
    public var name: String
    /// The value, which may be secret.
    public var value: String

    /// A field `name: value`.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The address, `http:`, `https:` or `file:`; it may hold secrets.
  public var address: String
  /// The address as `site.yaml` has it, for people; it holds no secrets.
  public var name: String
  /// Where `site.yaml` says the address.
  public var location: SourceLocation?
  /// The header fields of a request, in the order of their names.
  public var headers: [Header] = []
  /// Seconds from the end of one round to the start of the next, on average.
  public var interval: Double = 10
  /// Seconds that back-off grows to.
  public var maximumDelay: Double = 120
  /// How replies are read.
  public var format = StreamUpdateFormat()
  /// What no output may show.
  var secrets = Secrets()

  /// Polls `address` every 10 seconds.
  public init(address: String) {
    self.address = address
    name = address
  }

  /// Seconds after which a request is given up: less than the interval.
  public var timeout: Double { min(interval * 0.8, 30) }

  /// Whether the address is of a file, which answers for all streams.
  public var isFile: Bool { address.lowercased().hasPrefix("file:") }

  /// The settings that `poller` gives.
  ///
  /// - Parameter environment: The variables that `${NAME}` stands for, and
  ///   their values. These appear in no diagnostic, here or later.
  /// - Returns: nil, with errors, when a variable is not set, or when the
  ///   address or a header is wrong with the values in place.
  public static func read(
    _ poller: SiteConfiguration.Poller, environment: [String: String],
    into diagnostics: inout [Diagnostic]
  ) -> Self? {
    var problems: [Diagnostic] = []
    var secrets = Secrets()
    var unset: Set<String> = []
    func replace(_ text: String) -> String {
      let result = VariableReference.replace(in: text, by: environment)
      secrets.add(result.used)
      for name in result.unset where unset.insert(name).inserted {
        problems.append(.unsetVariable(name, at: poller.url.location))
      }
      return result.text
    }
    var settings = Self(address: replace(poller.url.value))
    settings.name = poller.url.value
    settings.location = poller.url.location
    settings.interval = poller.interval
    for (name, text) in poller.headers.sorted(by: { $0.key < $1.key }) {
      let value = replace(text)
      if !value.isHeaderValue {
        problems.append(.headerBreaks(name, at: poller.url.location))
      }
      settings.headers.append(Header(name: name, value: value))
    }
    if unset.isEmpty, !PollAddress.isUsable(settings.address) {
      problems.append(.unusableAddress(settings.name, at: settings.location))
    }
    settings.format = StreamUpdateFormat(items: poller.items, map: poller.map)
    settings.secrets = secrets
    diagnostics += problems
    return problems.isEmpty ? settings : nil
  }
}
