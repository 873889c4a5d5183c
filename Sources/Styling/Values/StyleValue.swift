import Localization

/// The value of one style property.
public enum StyleValue: Sendable, Hashable {
  /// Of the kind `bool`.
  case bool(Bool)
  /// Of every kind that is counted or measured, in the unit of the kind.
  case number(Double)
  /// Of the kind `color`.
  case color(Color)
  /// Of the kinds `xPosition` and `yPosition`.
  case placement(Placement)
  /// Of the kinds `text` and `markdown`.
  case text(LocalizedText)
  /// Of the kind `image`.
  case image(AssetReference)
  /// Of the kinds `fontName`, `choice` and `preset`.
  case name(String)
}
