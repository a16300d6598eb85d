import Testing
import VirtualTime

@Suite("Instants and durations")
struct InstantTests {
  typealias Instant = VirtualClock.Instant

  @Test("durations are whole nanoseconds, rounded towards zero and held within 64 bits")
  func nanoseconds() {
    #expect(Duration.milliseconds(300).nanoseconds == 300_000_000)
    #expect(Duration.nanoseconds(-7).nanoseconds == -7)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999).nanoseconds == 1)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: -1_999_999_999).nanoseconds == -1)
    #expect(Duration.seconds(Int64.max).nanoseconds == .max)
    #expect(Duration.seconds(Int64.min).nanoseconds == .min)
  }

  @Test("advancing an instant saturates at the first and the last one")
  func saturates() {
    let late = Instant(nanoseconds: .max - 5)
    #expect(late.advanced(by: .nanoseconds(3)) == Instant(nanoseconds: .max - 2))
    #expect(late.advanced(by: .seconds(1)) == Instant(nanoseconds: .max))
    #expect(Instant(nanoseconds: .min).advanced(by: .seconds(-1)) == Instant(nanoseconds: .min))
  }

  @Test("the duration between instants is signed")
  func duration() {
    let (early, late) = (Instant(nanoseconds: 10), Instant(nanoseconds: 25))
    #expect(early.duration(to: late) == .nanoseconds(15))
    #expect(late.duration(to: early) == .nanoseconds(-15))
    #expect(early < late)
    #expect(
      Instant(nanoseconds: .min).duration(to: Instant(nanoseconds: .max))
        == .nanoseconds(Int64.max))
  }

  @Test("seconds of an app that no duration can have are the nearest limit, and no number is zero")
  func appSeconds() {
    let limit = Duration.seconds(9_223_372_036)
    #expect(Duration(appSeconds: 1.5) == .milliseconds(1_500))
    #expect(Duration(appSeconds: -2) == .seconds(-2))
    #expect(Duration(appSeconds: .nan) == .zero)
    #expect(Duration(appSeconds: .greatestFiniteMagnitude) == limit)
    #expect(Duration(appSeconds: .infinity) == limit)
    #expect(Duration(appSeconds: -.infinity) == .zero - limit)
    #expect(VirtualClock.Instant.zero.advanced(by: limit).nanoseconds == 9_223_372_036_000_000_000)
  }
}

@Suite("Durations as text")
struct SpokenDurationTests {
  @Test(
    "components that are zero are left out",
    arguments: [
      (Duration.zero, "0 ms"), (.milliseconds(250), "250 ms"), (.milliseconds(1_050), "1.05 s"),
      (.seconds(60), "1 min"), (.seconds(61), "1 min 1 s"), (.seconds(3_600), "1 h"),
      (.seconds(7_261), "2 h 1 min 1 s"), (.seconds(3_600_000), "1000 h"),
    ])
  func spoken(_ duration: Duration, _ words: String) {
    #expect(duration.spoken == words)
  }
}
