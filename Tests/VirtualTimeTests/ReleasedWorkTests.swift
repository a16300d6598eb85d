import Testing
import VirtualTime

/// An object that runs a closure when it is released.
private final class Holder {
  private let whenReleased: () -> Void

  init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }

  func keep() {}

  isolated deinit { whenReleased() }
}

@Suite("Work that owns the object that cancels it")
struct ReleasedWorkTests {
  @Test("cancelling scheduled work releases the object, which may cancel the work again")
  func work() {
    let clock = VirtualClock()
    var entries: [String] = []
    var token: VirtualClock.Token?
    func schedule() {
      let holder = Holder {
        entries.append("released")
        token?.cancel()
      }
      token = clock.schedule(after: .seconds(1)) { holder.keep() }
    }
    schedule()
    token?.cancel()
    #expect(entries == ["released"])
    #expect(clock.isIdle)
  }

  @Test("cancelling a repetition releases the object, which may cancel the repetition again")
  func repetition() {
    let clock = VirtualClock()
    var entries: [String] = []
    var repetition: VirtualClock.Repetition?
    func schedule() {
      let holder = Holder {
        entries.append("released")
        repetition?.cancel()
      }
      repetition = clock.schedule(every: .seconds(1)) { holder.keep() }
    }
    schedule()
    repetition?.cancel()
    #expect(entries == ["released"])
    #expect(clock.isIdle)
  }
}
