/// Something wrong with the tags of one template, located by byte offsets.
enum ParseProblem: Sendable {
  case tooLarge
  case notUTF8(Int)
  case unclosedTag(Int, closing: String)
  case badDelimiters(Int)
  case emptyName(Int)
  case badName(String, at: Int)
  case unclosed(String, at: Int)
  case strayClose(String, at: Int)
  case mismatchedClose(String, at: Int, opened: String, opener: Int)
  case tooDeep(Int)
}
