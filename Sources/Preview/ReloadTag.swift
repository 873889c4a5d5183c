/// The element that makes a served page reload; it is never on disk.
struct ReloadTag {
  /// The path that everything is below, `/` or `/<token>/`.
  var root: String
  /// The page, by its path from the folder.
  var page: String
  /// The generation at which it is served.
  var mark: String

  var text: String {
    "<script src=\"\(root).greenroom/reload.js\" defer"
      + " data-page=\"\(HTMLText.escaped(page))\""
      + " data-generation=\"\(mark)\"></script>\n"
  }

  /// A page with the element before the last `</body>`, or at its end.
  func added(to page: [UInt8]) -> [UInt8] {
    let place = Self.endOfBody(page) ?? page.count
    return page[..<place] + Array(text.utf8) + page[place...]
  }

  private static func endOfBody(_ page: [UInt8]) -> Int? {
    let tag = Array("</body".utf8)
    guard page.count >= tag.count else { return nil }
    return (0...page.count - tag.count).reversed().first { start in
      // Setting this bit makes a letter small; `<` and `/` have it.
      page[start] == tag[0]
        && zip(page[start...], tag).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
