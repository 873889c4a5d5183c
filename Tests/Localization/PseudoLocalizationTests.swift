import Testing

@testable import Localization

@Suite struct PseudoLocalizationTests {
  @Test(
    "Accented texts keep what a machine reads",
    arguments: [
      ("Live", "[Ļîṽé~]"),
      ("Back to Live", "[Ɓåçķ ţö Ļîṽé ó]"),
      ("Watch {title}", "[Ŵåţçĥ {title}~]"),
      ("{a} {not a name} {", "[{a} {ñöţ å ñåɱé} { óñé]"),
      ("a &amp; b & c; &#x41;", "[å &amp; ƀ & ç; &#x41; ó]"),
      ("[see](a(b)c.html) x", "[[šéé](a(b)c.html) ẋ~]"),
      ("at https://x.example/abc now", "[åţ https://x.example/abc ñöŵ~]"),
      ("<mailto:a@b> ok", "[<mailto:a@b> öķ~]"),
      ("Kick-off **soon**", "[Ķîçķ-öƒƒ **šööñ** óñé]"),
      ("# Title", "# [Ţîţļé~]"),
      ("- [a](b)", "- [[å](b)~]"),
      ("**bold** text", "[**ƀöļđ** ţéẋţ óñ]"),
      ("-0:45", "[-0:45~]"),
      ("日本", "[日本~]"),
      ("", ""),
    ])
  func accented(text: String, pseudo: String) {
    #expect(PseudoLocalization.accented.apply(to: text) == pseudo)
  }

  @Test(
    "Mirrored texts override each word and keep what a machine reads",
    arguments: [
      ("Live", "<Live>"),
      ("Don't look, it’s 10 o'clock", "<Don't> <look>, <it’s> 10 <o'clock>"),
      ("Watch {title}", "<Watch> {title}"),
      ("[see](a.html) **it**", "[<see>](a.html) **<it>**"),
      ("1. Été", "1. <Été>"),
      ("e\u{301}a &amp; b", "<e\u{301}a> &amp; <b>"),
      ("https://x.example", "https://x.example"),
      ("", ""),
    ])
  func mirrored(text: String, marked: String) {
    var pseudo = ""
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "<": pseudo += "\u{200F}\u{202E}"
      case ">": pseudo += "\u{202C}\u{200F}"
      default: pseudo.unicodeScalars.append(scalar)
      }
    }
    #expect(PseudoLocalization.mirrored.apply(to: text) == pseudo)
  }

  @Test("A sentence grows by about 40 %")
  func growth() {
    let text = "This stream has ended. There is no recording."
    let pseudo = PseudoLocalization.accented.apply(to: text)
    let growth = Double(pseudo.count) / Double(text.count)
    #expect((1.35...1.45).contains(growth))
  }

  @Test(
    "Marks without an end take linear time",
    arguments: ["{", "](", "](a", "&", "&a", "<a", "https://a ", "h"])
  func linear(mark: String) {
    let text = String(repeating: mark, count: 1_000)
    #expect(!PseudoLocalization.accented.apply(to: text).isEmpty)
    #expect(!PseudoLocalization.mirrored.apply(to: text).isEmpty)
  }
}
