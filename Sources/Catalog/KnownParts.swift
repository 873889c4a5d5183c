import Documents

/// The parts of a field that has three known ones at most, such as
/// `thumbnail`. They stand in the value itself: most items have several such
/// fields, and an array or dictionary for each would be the dearest part of
/// reading them.
struct KnownParts {
  /// The known names.
  let names: Names
  private var first: FieldValue.Part?
  private var second: FieldValue.Part?
  private var third: FieldValue.Part?

  init(names: Names) { self.names = names }

  /// The part at a place of the names.
  subscript(_ place: Int) -> FieldValue.Part? {
    get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      default: nil
      }
    }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: break
      }
    }
  }

  /// The names that a field's parts may have.
  struct Names: Sendable {
    let texts: [String]
    private let shortNames: [ShortName]

    init(_ texts: String...) {
      assert(texts.count <= 3)
      self.texts = texts
      shortNames = texts.map { ShortName($0) }
    }

    /// The place of the name that a key has.
    func place(of key: JSONValue) -> Int? {
      ShortName(key).flatMap { shortNames.firstIndex(of: $0) }
    }
  }
}
