/// What keeps a text from being a table, at a byte.
enum CSVFault: Error {
  /// A quotation mark where none may stand, or text behind a closing one.
  case quote(Int)
  /// A cell whose closing quotation mark is missing.
  case unclosed(Int)
  case tooManyColumns(Int)
  case tooLarge
  case noMemory
}
