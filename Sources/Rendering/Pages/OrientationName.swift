import Styling

extension Preset.Orientation {
  /// The name that templates and stylesheets use.
  var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
