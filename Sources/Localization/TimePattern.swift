/// How another system writes times, in the letters of Unicode Technical
/// Standard #35, part 4 (Date Field Symbols): `yyyy-MM-dd HH:mm`.
///
/// | letters | what is read |
/// | --- | --- |
/// | `yyyy`, `y` | a year of four digits |
/// | `yy` | a year from 1970 to 2069 by its last two digits |
/// | `MM`, `dd`, `HH`, `hh`, `mm`, `ss` | two digits |
/// | `M`, `d`, `H`, `h`, `m`, `s` | one or two digits |
/// | `a` | AM or PM, in any case |
/// | `S`, `SS`, `SSS` … | digits of the fraction of a second, as many |
/// | `X`, `XX`, `XXX`, `x`, `xx`, `xxx`, `Z`, `ZZZZZ` | `Z` or an offset |
/// | `'…'` | the text itself; `''` is an apostrophe |
///
/// Other letters are none; everything else stands for itself. `h` goes from 1
/// to 12 and needs `a`. Fields that a pattern leaves out are zero.
public struct TimePattern: Sendable, Hashable {
  /// What makes a text no pattern.
  public enum Problem: Error, Sendable, Hashable {
    case empty
    /// A letter, or so many of it, that means nothing here.
    case letters(String)
    /// A field that stands twice, such as `HH` and `hh`.
    case twice(String)
    case unclosedQuote
    /// No year, month or day.
    case missing(String)
    /// `hh` without `a`, or the other way round.
    case halfDay
  }

  enum Field: Hashable {
    case year, month, day, hour, halfDayHour, marker, minute, second, fraction
    case offset
  }

  enum Part: Hashable {
    case field(Field, digits: ClosedRange<Int>)
    case literal([UInt8])
  }

  let parts: [Part]

  /// Whether the pattern has an offset, so that no zone needs to be given.
  public var hasOffset: Bool { has(.offset) }

  func has(_ field: Field) -> Bool {
    parts.contains {
      if case .field(field, _) = $0 { true } else { false }
    }
  }

  /// Reads a pattern.
  public init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .empty }
    var parts: [Part] = []
    var seen: Set<Field> = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if first == UInt8(ascii: "'") {
        parts.append(.literal(try Self.quoted(&rest)))
        continue
      }
      guard Self.isLetter(first) else {
        let literal = rest.prefix {
          !Self.isLetter($0) && $0 != UInt8(ascii: "'")
        }
        parts.append(.literal(Array(literal)))
        rest = rest.dropFirst(literal.count)
        continue
      }
      let letters = rest.prefix { $0 == first }
      rest = rest.dropFirst(letters.count)
      let name = String(decoding: letters, as: UTF8.self)
      guard let part = Self.field(name), case .field(let field, _) = part
      else { throw .letters(name) }
      let kind = field == .halfDayHour ? Field.hour : field
      guard seen.insert(kind).inserted else { throw .twice(name) }
      parts.append(part)
    }
    self.parts = parts
    for (field, name) in [(.year, "yyyy"), (.month, "MM"), (.day, "dd")]
      as [(Field, String)]
    where !has(field) {
      throw .missing(name)
    }
    guard has(.halfDayHour) == has(.marker) else { throw .halfDay }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20
  }

  /// The text in apostrophes that `rest` starts with, which it loses.
  private static func quoted(
    _ rest: inout ArraySlice<UInt8>
  ) throws(Problem) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    rest = rest.dropFirst()
    if rest.first == quote {
      rest = rest.dropFirst()
      return [quote]
    }
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == quote else {
        text.append(byte)
        continue
      }
      guard rest.first == quote else { return text }
      text.append(quote)
      rest = rest.dropFirst()
    }
    throw .unclosedQuote
  }

  private static func field(_ letters: String) -> Part? {
    switch letters {
    case "yyyy", "y": .field(.year, digits: 4...4)
    case "yy": .field(.year, digits: 2...2)
    case "MM": .field(.month, digits: 2...2)
    case "M": .field(.month, digits: 1...2)
    case "dd": .field(.day, digits: 2...2)
    case "d": .field(.day, digits: 1...2)
    case "HH": .field(.hour, digits: 2...2)
    case "H": .field(.hour, digits: 1...2)
    case "hh": .field(.halfDayHour, digits: 2...2)
    case "h": .field(.halfDayHour, digits: 1...2)
    case "a": .field(.marker, digits: 0...0)
    case "mm": .field(.minute, digits: 2...2)
    case "m": .field(.minute, digits: 1...2)
    case "ss": .field(.second, digits: 2...2)
    case "s": .field(.second, digits: 1...2)
    case "S", "SS", "SSS", "SSSS", "SSSSS", "SSSSSS", "SSSSSSSSS":
      .field(.fraction, digits: letters.utf8.count...letters.utf8.count)
    case "X", "XX", "XXX", "x", "xx", "xxx", "Z", "ZZZZZ":
      .field(.offset, digits: 0...0)
    default: nil
    }
  }
}
