import Reactive
import Testing

@Suite("Recorded events")
struct RecordedTests {
  @Test("events of arguments and of an array are the array")
  func events() {
    let expected: [Recorded<Event<Int>>] = [.next(1, 5), .completed(2)]
    #expect(Recorded.events(.next(1, 5), .completed(2, Int.self)) == expected)
    #expect(Recorded.events(expected) == expected)
  }

  @Test("recorded events and subscriptions describe themselves with their times")
  func descriptions() {
    #expect(Recorded<Event<Int>>.next(3, 5).debugDescription == "next(5) @ 3")
    #expect(Subscription(200).debugDescription == "(200 : Infinity)")
    #expect(Subscription(200, 300).debugDescription == "(200 : 300)")
  }

  @Test("events are equal by case, element and error", arguments: [0, 1, 2, 3, 4])
  func equality(index: Int) {
    let events: [Event<Int>] = [
      .next(1), .next(2), .completed, .error(TestError()), .error(RxError.timeout),
    ]
    for other in events.indices {
      #expect((events[index] == events[other]) == (index == other), "\(index) and \(other)")
    }
  }
}
