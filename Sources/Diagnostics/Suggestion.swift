/// “Did you mean …”: the known name nearest to what was written.
public enum Suggestion {
  /// Names longer than this, in scalars, are never compared.
  private static let maximumLength = 80

  /// The candidate that `word` was most likely meant to be, or nil when none
  /// is near enough.
  ///
  /// Distance counts insertions, deletions, replacements and swaps of
  /// neighbours (optimal string alignment), without regard to case. Up to a
  /// third of the longer name may differ. Of equally near candidates the first
  /// wins. Costs at most 80 × 80 steps a candidate.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard let folded = fold(word) else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      guard let other = fold(candidate) else { continue }
      let limit = max(folded.count, other.count) / 3
      let bound = min(max(limit, 1), (best?.distance ?? .max) - 1)
      guard abs(folded.count - other.count) <= bound else { continue }
      let distance = distance(folded, other)
      // One letter in two says nothing, unless only the case differs.
      if distance > 0, min(folded.count, other.count) < 2 { continue }
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func fold(_ word: String) -> [UInt32]? {
    var scalars: [UInt32] = []
    for scalar in word.unicodeScalars {
      if scalars.count == maximumLength { return nil }
      let isUpper = 0x41...0x5A ~= scalar.value
      scalars.append(isUpper ? scalar.value | 0x20 : scalar.value)
    }
    return scalars
  }

  private static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(
          last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
