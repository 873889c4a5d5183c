/// The fonts that stand behind the one a style names.
enum FontStack {
  /// The custom property that holds the list, by the language of the element
  /// that carries the theme.
  static let property = "--font-stack"

  /// The generic families (CSS Fonts 4, section 2.1.4), written unquoted.
  private static let genericFamilies = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
    "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "math",
  ]

  /// Families of the same measures that stand in where the first is not
  /// installed, as it seldom is on Linux.
  private static let alternatives = [
    "Arial": "Liberation Sans", "Arial Narrow": "Liberation Sans Narrow",
    "Courier New": "Liberation Mono", "Georgia": "Gelasio",
    "Times New Roman": "Liberation Serif",
  ]

  /// A family as CSS writes it, with the one that may stand in for it.
  static func family(_ name: String) -> String {
    if genericFamilies.contains(name) { return name }
    let names = [name] + (alternatives[name].map { [$0] } ?? [])
    return names.map(CSSText.string).joined(separator: ", ")
  }

  /// The families of each script, by its ISO 15924 code: those of the large
  /// systems, then Noto's, which Linux distributions carry.
  private static let families: [(script: String, names: [String])] = [
    ("Latn", ["Segoe UI", "Roboto", "Helvetica Neue", "Noto Sans"]),
    ("Arab", ["Geeza Pro", "Noto Sans Arabic"]),
    ("Hebr", ["Arial Hebrew", "Noto Sans Hebrew"]),
    ("Thai", ["Thonburi", "Leelawadee UI", "Noto Sans Thai"]),
    ("Deva", ["Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"]),
    ("Beng", ["Kohinoor Bangla", "Nirmala UI", "Noto Sans Bengali"]),
    ("Taml", ["Tamil Sangam MN", "Nirmala UI", "Noto Sans Tamil"]),
    ("Geor", ["Helvetica Neue", "Sylfaen", "Noto Sans Georgian"]),
    (
      "Jpan",
      [
        "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP",
      ]
    ),
    (
      "Hans",
      [
        "PingFang SC", "Microsoft YaHei UI", "Noto Sans SC",
        "Noto Sans CJK SC",
      ]
    ),
    (
      "Hant",
      [
        "PingFang TC", "Microsoft JhengHei UI", "Noto Sans TC",
        "Noto Sans CJK TC",
      ]
    ),
    (
      "Kore",
      [
        "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR",
        "Noto Sans CJK KR",
      ]
    ),
  ]

  /// The languages whose script comes first in the list. Chinese, Japanese
  /// and Korean share code points that they draw differently.
  static let languages: [(script: String, tags: [String])] = [
    ("Arab", ["ar", "fa", "ur"]),
    ("Hebr", ["he", "yi"]),
    ("Thai", ["th"]),
    ("Deva", ["hi", "mr", "ne"]),
    ("Beng", ["bn", "as"]),
    ("Taml", ["ta"]),
    ("Geor", ["ka"]),
    ("Jpan", ["ja"]),
    ("Hans", ["zh"]),
    ("Hant", ["zh-Hant", "zh-TW", "zh-HK", "zh-MO"]),
    ("Kore", ["ko"]),
  ]

  /// The list for text of one script; every other script follows it, since a
  /// title may be in any.
  static func list(for script: String) -> String {
    let first = families.filter { $0.script == script }
    let rest = families.filter { $0.script != script }
    var names: [String] = []
    for name in (first + rest).flatMap(\.names) where !names.contains(name) {
      names.append(name)
    }
    return (["system-ui"] + names.map(CSSText.string) + ["sans-serif"])
      .joined(separator: ", ")
  }
}
