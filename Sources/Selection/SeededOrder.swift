/// The order `random`: items stand by a number that is made of the seed and
/// their id alone. It is the same on every machine, and an item that comes or
/// goes leaves the others where they are, so few pages change.
///
/// The number is the FNV-1a hash of the id (Fowler, Noll, Vo: offset basis
/// and prime for 64 bits), moved by the seed and mixed by the finaliser of
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
/// Generators, OOPSLA 2014).
struct SeededOrder {
  private let offset: UInt64

  init(seed: UInt64) {
    // The seed is mixed by itself first: neighbouring seeds would otherwise
    // give orders that are alike.
    offset = Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15)
  }

  func number(of id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return Self.mix(hash &+ offset)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
