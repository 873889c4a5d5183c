import _FoundationICU

/// The collation keys of titles, one behind the other.
///
/// ICU's keys are compared byte for byte and end in a zero byte. So they can
/// be filled up with zeros to whole words and compared word for word.
struct SortKeys {
  private var words: [UInt64] = []
  private var ends: [Int] = []

  init(of titles: [String], locale: LocaleID) {
    var status = U_ZERO_ERROR
    let collator = swift_ucol_open(locale.identifier, &status)
    defer { swift_ucol_close(collator) }
    if let collator {
      swift_ucol_setAttribute(
        collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status)
    }
    var buffer = [UInt8](repeating: 0, count: 1024)
    ends.reserveCapacity(titles.count)
    for title in titles {
      if let collator {
        let length = Self.makeKey(of: title, collator, &buffer)
        append(buffer[..<length])
      } else {
        append(Array(title.utf8)[...])
      }
      ends.append(words.count)
    }
  }

  /// Writes the key of `title` to the start of `buffer`, which grows as
  /// needed, and returns its length.
  private static func makeKey(
    of title: String, _ collator: OpaquePointer, _ buffer: inout [UInt8]
  ) -> Int {
    let units = Array(title.utf16)
    guard let count = Int32(exactly: units.count) else { return 0 }
    for _ in 0..<2 {
      let length = Int(
        swift_ucol_getSortKey(
          collator, units, count, &buffer, Int32(clamping: buffer.count)))
      if length <= buffer.count { return max(length, 0) }
      buffer = [UInt8](repeating: 0, count: length)
    }
    return 0
  }

  private mutating func append(_ key: ArraySlice<UInt8>) {
    var word: UInt64 = 0
    var filled = 0
    for byte in key {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        words.append(word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { words.append(word << UInt64(64 - 8 * filled)) }
  }

  private func start(_ index: Int) -> Int {
    index == 0 ? 0 : ends[index - 1]
  }

  /// Whether two titles compare equal.
  func areEqual(_ a: Int, _ b: Int) -> Bool {
    words[start(a)..<ends[a]] == words[start(b)..<ends[b]]
  }

  /// The indices of the titles in ascending order, equal ones as given.
  func order() -> [Int] {
    words.withUnsafeBufferPointer { words in
      ends.indices.sorted { a, b in
        var (indexA, indexB) = (start(a), start(b))
        let (endA, endB) = (ends[a], ends[b])
        while indexA < endA, indexB < endB {
          let (wordA, wordB) = (words[indexA], words[indexB])
          if wordA != wordB { return wordA < wordB }
          indexA += 1
          indexB += 1
        }
        let lengths = (endA - indexA, endB - indexB)
        return lengths == (0, 0) ? a < b : lengths.0 < lengths.1
      }
    }
  }
}
