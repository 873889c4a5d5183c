/// The parts of a field that has three known ones at most, such as
/// `thumbnail`. They stand in the value itself: most items have several such
/// fields, and an array or dictionary for each would be the dearest part of
/// reading them.
struct KnownParts {
  /// The known names.
  let names: [String]
  private var first: FieldValue.Part?
  private var second: FieldValue.Part?
  private var third: FieldValue.Part?

  init(names: [String]) {
    assert(names.count <= 3)
    self.names = names
  }

  /// The part of a known name.
  subscript(_ name: String) -> FieldValue.Part? {
    get {
      switch names.firstIndex(of: name) {
      case 0: first
      case 1: second
      case 2: third
      default: nil
      }
    }
    set {
      switch names.firstIndex(of: name) {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: break
      }
    }
  }
}
