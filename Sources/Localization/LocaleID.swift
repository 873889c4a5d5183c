/// The identifier of a locale: a BCP 47 language tag of language, script and
/// region, in canonical case (`zh-Hant-TW`, `es-419`).
public struct LocaleID: Hashable, Sendable {
  /// The tag in canonical case.
  public let identifier: String

  /// Trusts `canonical` to be well formed; for tags that stand in code.
  public init(canonical: String) { identifier = canonical }
}

extension LocaleID: Comparable {
  /// Orders by identifier, byte for byte.
  public static func < (a: Self, b: Self) -> Bool {
    a.identifier < b.identifier
  }
}

extension LocaleID: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
