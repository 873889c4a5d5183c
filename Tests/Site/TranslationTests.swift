import Diagnostics
import Testing

/// What is said, once, of texts that lack a locale of the site.
@Suite struct TranslationTests {
  private static let help =
    "  help: add them, or give one string for every locale; until then the "
    + "nearest text that is there is shown"

  private func problems(_ files: [String: String]) throws -> String {
    let site = try TestSite(files)
    return DiagnosticFormat.text.render(site.check())
      .split(separator: "\n").dropLast().joined(separator: "\n")
      .replacing(site.folder.path + "/", with: "")
  }

  @Test func eachTextOfTheConfigurationIsNamedOnce() throws {
    let problems = try problems([
      "site.yaml": """
      title: {en: Cup, es: Copa}
      locales: [en, es, he, es-CO]
      themes: [own, second]
      catalog: catalog.json
      widgets:
        - id: all
          title: {he: הכול}
        - id: more
          title: More
          style:
            widgetItemStyle:
              statusIndicator:
                streamStates: {liveStreamState: {text: {es: VIVO}}}
      players:
        items:
          - id: p
            style: {playerStyle: {waitingRoomMessage: {en: Soon, he: בקרוב}}}

      """,
      "themes/own/theme.yaml": """
      name: {es: Propio}
      playerStyle:
        waitingRoomMessage: {en: Soon}

      """,
      "themes/second/theme.yaml": "extends: own\n",
      "themes/unused/theme.yaml": "name: {es: Nada}\n",
      "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
    ])
    #expect(
      problems == """
        site.yaml:1:8: notice: “title” lacks he [missing-translation]
        \(Self.help)
        site.yaml:7:12: notice: “title” lacks en, es and es-CO \
        [missing-translation]
        \(Self.help)
        site.yaml:13:50: notice: “widgetItemStyle.statusIndicator.\
        streamStates.liveStreamState.text” lacks en and he \
        [missing-translation]
        \(Self.help)
        site.yaml:17:49: notice: “playerStyle.waitingRoomMessage” lacks es \
        and es-CO [missing-translation]
        \(Self.help)
        themes/own/theme.yaml:1:7: notice: “name” lacks en and he \
        [missing-translation]
        \(Self.help)
        themes/own/theme.yaml:3:23: notice: “playerStyle.\
        waitingRoomMessage” lacks es, he and es-CO [missing-translation]
        \(Self.help)
        """)
  }

  @Test func theCatalogIsOneNotice() throws {
    let item = { (id: String, members: String) in
      #"{"id": "\#(id)", \#(members)}"#
    }
    let problems = try problems([
      "site.yaml": """
      title: Cup
      locales: [en, es, he]
      themes: [base]
      catalog: catalog.json

      """,
      "catalog.json": SmallSite.catalog(
        item("a", #""title": "A""#),
        item("b", #""title": {"en": "B"}, "description": {"es": "b"}"#),
        item("c", #""title": {"en": "C", "es": "C"}"#),
        item(
          "d",
          #""title": {"en": "D"}, "cta": {"text": {"he": "ד"}, "#
            + #""url": "https://cup.example/"}"#)),
    ])
    #expect(
      problems == """
        catalog.json:3:1: notice: titles lack he in 3 items, es in 2 items, \
        first “b”; descriptions lack en and he in 1 item each, first “b”; \
        texts of “cta” lack en and es in 1 item each, first “d” \
        [missing-translation]
        \(Self.help)
        """)
  }

  @Test func aLocaleWithoutDefaultTextsIsNamed() throws {
    let problems = try problems([
      "site.yaml": """
      title: Cup
      locales: [en, is, nn, en-XA]
      themes: [base]
      catalog: catalog.json

      """,
      "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
    ])
    #expect(
      problems == """
        site.yaml:2:15: notice: there are no default texts in “is”: English \
        ones are shown [no-default-texts]
          help: texts that you give in this locale are shown as they are; \
        “text” of a style replaces those of chips and buttons
        """)
  }

  @Test func aSiteWithEveryTextInEveryLocaleIsSilent() throws {
    let problems = try problems([
      "site.yaml": """
      title: {en: Cup, es: Copa}
      locales: [en, es-419, en-XA, ar-XB]
      themes: [base, midnight]
      catalog: catalog.json

      """,
      "catalog.json": SmallSite.catalog(
        #"{"id": "a", "title": {"es": "A", "en": "A"}}"#),
    ])
    #expect(problems == "")
  }
}
