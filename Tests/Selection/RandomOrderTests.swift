import Catalog
import Configuration
import Selection
import Testing

@Suite struct RandomOrderTests {
  static let catalog = CatalogSnapshot(
    items: (1...12).map { Item.video("m\($0)") })

  static let table: [(UInt64, String)] = [
    (0, "m11 m1 m12 m9 m4 m5 m3 m2 m6 m7 m8 m10"),
    (1, "m10 m1 m12 m7 m2 m11 m3 m5 m8 m4 m9 m6"),
    (2, "m2 m4 m11 m3 m12 m5 m7 m10 m9 m1 m6 m8"),
    (42, "m1 m2 m12 m6 m9 m11 m7 m5 m8 m10 m3 m4"),
    (.max, "m2 m4 m1 m8 m11 m9 m5 m6 m12 m3 m7 m10"),
  ]

  @Test(arguments: table)
  func isTheSameOnEveryMachine(seed: UInt64, shown: String) {
    #expect(Self.catalog.shown(source(.random, seed: seed)) == shown)
  }

  @Test func keepsTheOthersInPlaceWhenAnItemComesOrGoes() {
    let all = Self.catalog.shown(source(.random, seed: 7))
      .split(separator: " ")
    let fewer = CatalogSnapshot(
      items: Self.catalog.items.filter { $0.id != "m5" })
    #expect(
      fewer.shown(source(.random, seed: 7)).split(separator: " ")
        == all.filter { $0 != "m5" })
  }

  @Test func doesNotDependOnTheManualOrder() {
    let reversed = CatalogSnapshot(items: Self.catalog.items.reversed())
    #expect(
      reversed.shown(source(.random, seed: 3))
        == Self.catalog.shown(source(.random, seed: 3)))
  }

  @Test func spreadsItemsEvenlyOverThePlaces() {
    // Each of 12 items stands first for about 1/12 of the seeds.
    let selector = Selector(snapshot: Self.catalog)
    var first = Array(repeating: 0, count: 12)
    for seed in 0..<1200 {
      let shown = selector.select(
        request(source(.random, seed: UInt64(seed)))
      ).shown
      first[shown.first ?? 0] += 1
    }
    #expect(first.allSatisfy { (60...150).contains($0) }, "\(first)")
  }
}
