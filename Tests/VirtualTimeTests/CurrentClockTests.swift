@testable import VirtualTime
import Testing

@Suite("The clock of whatever runs now")
struct CurrentClockTests {
  @Test("code without an isolation reaches the current clock's ledger")
  func ledger() throws {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    let clock = VirtualClock(now: .init(nanoseconds: 5))
    VirtualClock.current = clock
    #expect(ClockLedger.current === clock.ledger)
    #expect(ClockLedger.current.now == clock.now)
    try clock.advance(by: .seconds(1))
    #expect(ClockLedger.current.now == clock.now)
  }

  @Test("subscriptions are counted by place, mistakes given away once")
  func notes() {
    let clock = VirtualClock()
    for place in ["b", "a", "b", "c"] { clock.ledger.addSubscription(at: place) }
    for place in ["c", "b", "unknown"] { clock.ledger.removeSubscription(at: place) }
    #expect(clock.subscriptionOrigins.map { "\($0.origin) \($0.count)" } == ["a 1", "b 1"])
    #expect(clock.liveSubscriptions == 2)
    clock.ledger.add(mistake: "first")
    clock.ledger.add(mistake: "second")
    #expect(clock.takeMistakes() == ["first", "second"])
    #expect(clock.takeMistakes() == [])
  }

  @Test("a companion is made once a clock and lives as long")
  func companions() {
    final class Companion {}
    var clock: VirtualClock? = VirtualClock()
    var made = 0
    func companion() -> Companion? {
      clock?.companion { _ in
        made += 1
        return Companion()
      }
    }
    weak let first = companion()
    #expect(companion() === first)
    #expect(made == 1)
    clock = nil
    #expect(first == nil)
  }

  @Test("a thread-local slot holds one object and lets go of what it held")
  func threadLocal() {
    final class Held {}
    let slot = ThreadLocal<Held>()
    #expect(slot.value == nil)
    var held: Held? = Held()
    weak let remains = held
    slot.value = held
    held = nil
    #expect(remains != nil)
    #expect(slot.value === remains)
    slot.value = nil
    #expect(remains == nil)
  }
}
