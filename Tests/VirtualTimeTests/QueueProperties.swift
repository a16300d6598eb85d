import Testing
import VirtualTime

@Suite("The work queue, compared with a sorted array")
struct QueueProperties {
  @Test("randomly scheduled and cancelled work runs in the order of a sorted array")
  func sorted() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = Seeded(seed)
      let clock = VirtualClock()
      var tokens: [Int: VirtualClock.Token] = [:]
      var model: [(due: Int, name: Int)] = []
      var ran: [Int] = []
      for name in 0..<150 {
        if Int.random(in: 0...3, using: &random) == 0,
          let index = model.indices.randomElement(using: &random)
        {
          tokens[model.remove(at: index).name]?.cancel()
        } else {
          let due = Int.random(in: 0...20, using: &random)
          model.append((due, name))
          tokens[name] = clock.schedule(after: .nanoseconds(due)) { ran.append(name) }
        }
      }
      let expected = model.sorted { ($0.due, $0.name) < ($1.due, $1.name) }.map(\.name)
      #expect(clock.pending.count == expected.count, "seed \(seed)")
      try clock.advance(by: .nanoseconds(20))
      #expect(ran == expected, "seed \(seed)")
    }
  }
}

/// A random number generator with a reproducible seed (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
