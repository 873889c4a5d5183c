/// A length of time in words.
enum SpokenDuration {
  /// A unit of a length of time.
  enum Unit: CaseIterable {
    case hours, minutes, seconds
  }

  /// The parts of a length that are not zero; zero seconds for nothing.
  static func parts(ofSeconds seconds: Int) -> [(unit: Unit, count: Int)] {
    let all: [(unit: Unit, count: Int)] = [
      (.hours, seconds / 3600), (.minutes, seconds / 60 % 60),
      (.seconds, seconds % 60),
    ]
    let present = all.filter { $0.count > 0 }
    return present.isEmpty ? [(.seconds, 0)] : present
  }
}
