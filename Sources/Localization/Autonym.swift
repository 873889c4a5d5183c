import Foundation

extension LocaleID {
  /// What the locale is called by its own people, such as `español`; made by
  /// CLDR data, so ask once and keep it.
  public var autonym: String {
    if let pseudo = Self.pseudoNames[identifier] { return pseudo }
    let locale = Locale(identifier: identifier)
    let name = locale.localizedString(forIdentifier: identifier) ?? identifier
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  private static let pseudoNames = [
    "en-XA": "[Ĥéļļö] en-XA",
    "ar-XB": "ar-XB (mirrored English)",
  ]
}
