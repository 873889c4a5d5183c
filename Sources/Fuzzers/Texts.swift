import Diagnostics
import Localization
import Markup

/// Times, names of locales and zones, and Markdown.
enum Texts {
  /// A time reads as what it is written as, and shows in any locale.
  static func times(_ bytes: [UInt8]) {
    guard let instant = Instant(iso8601: bytes.text) else { return }
    let text = instant.iso8601
    expect(Instant(iso8601: text) == instant, "\(text) is what was read")
    for formatter in formatters {
      expect(!formatter.short(instant).isEmpty, "a time is shown")
      expect(!formatter.full(instant).isEmpty, "a time is shown")
    }
  }

  private static let formatters = ["en", "ar", "th", "fa", "en-XA"].map {
    StartTimeFormatter(
      locale: LocaleID(canonical: $0),
      timeZone: TimeZoneID("America/New_York") ?? .utc)
  }

  /// A locale has one name, ends its fallbacks, and shows what it must.
  static func locales(_ bytes: [UInt8]) {
    let text = bytes.text
    _ = LocaleID.suggestion(for: text)
    if let zone = TimeZoneID(text) {
      expect(zone.identifier == text, "a zone keeps its name")
    }
    guard let locale = LocaleID(text) else { return }
    expect(
      LocaleID(locale.identifier) == locale,
      "\(locale) is its own name")
    expect(locale.fallbacks.count < 10, "fallbacks end")
    let isPlain = locale.identifier.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
    expect(isPlain, "a locale is a plain name: \(locale)")
    _ = StartTimeFormatter(locale: locale, timeZone: .utc)
      .full(Instant(milliseconds: 0))
    expect(
      TitleCollation(locale: locale).order(["b", text, "a"]).count == 3,
      "every title has a place")
  }

  /// Nothing of a text becomes markup that runs.
  static func markdown(_ bytes: [UInt8]) {
    let text = bytes.text
    _ = try? Markdown.plainText(text)
    var pages = [
      try? Markdown.render(text, topHeading: 3),
      try? Markdown.renderInline(text),
    ]
    if let page = try? MarkdownPage.parse(text, rewriting: { $0.text }) {
      pages += page.blocks.map { block in
        if case .html(let html) = block { html } else { nil }
      }
    }
    for html in pages.compactMap({ $0?.bytes.text.lowercased() }) {
      for attack in ["<script", "<iframe", "<style", "<svg", " onload=\""] {
        expect(!html.contains(attack), "no \(attack) in \(html)")
      }
      for scheme in ["javascript:", "data:", "vbscript:", "file:", "//"] {
        for name in ["href", "src"] {
          expect(
            !html.contains("\(name)=\"\(scheme)"),
            "no \(scheme) in \(html)")
        }
      }
    }
  }
}
