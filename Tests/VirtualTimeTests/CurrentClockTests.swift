@testable import VirtualTime
import Testing

@Suite("The clock of whatever runs now")
struct CurrentClockTests {
  @Test("code without an isolation finds the main thread's clock")
  func ofThisThread() {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    let clock = VirtualClock()
    VirtualClock.current = clock
    #expect(VirtualClock.ofThisThread.value === clock)
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
