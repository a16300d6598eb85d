import HeadlessCombine
import Testing

@Suite("Demands")
struct DemandTests {
  @Test("demands are ordered by their numbers, and no limit is above all")
  func order() {
    let demands: [Subscribers.Demand] = [.unlimited, .max(2), .none, .max(1)]
    #expect(demands.sorted() == [.none, .max(1), .max(2), .unlimited])
    #expect(demands.map(\.max) == [nil, 2, 0, 1])
  }

  @Test("a demand is compared with a number")
  func numbers() {
    let two = Subscribers.Demand.max(2)
    #expect(
      [two > 1, two > 2, two >= 2, two < 3, two < 2, two <= 2, two == 2] == [
        true, false, true, true, false, true, true,
      ])
    #expect(Subscribers.Demand.unlimited > 1_000)
    #expect(!(Subscribers.Demand.unlimited == 0))
  }

  @Test("numbers are added and taken away, down to none; no limit stays without one")
  func sums() {
    var demand = Subscribers.Demand.max(1) + .max(2) + 3
    demand += 1
    demand += .max(1)
    #expect(demand == 8)
    demand -= 10
    #expect(demand == .none)
    var unlimited = Subscribers.Demand.unlimited + 1
    unlimited -= 1
    #expect(unlimited == .unlimited)
  }

  @Test("demands are taken from demands, down to none; no limit stays without one")
  func differences() {
    let three = Subscribers.Demand.max(3)
    #expect(
      [three - 1, three - .max(2), three - 5, three - .unlimited] == [
        .max(2), .max(1), .none, .none,
      ])
    #expect(.unlimited - 4 == Subscribers.Demand.unlimited)
    #expect(.unlimited - .unlimited == Subscribers.Demand.unlimited)
    var rest = three
    rest -= .max(2)
    #expect(rest == .max(1))
  }

  @Test("a subscriber of events receives one without a value")
  func events() {
    final class Counter: Subscriber {
      var count = 0
      func receive(subscription: any Subscription) {}
      func receive(_ input: Void) -> Subscribers.Demand {
        count += 1
        return .max(count)
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let counter = Counter()
    #expect([counter.receive(), counter.receive()] == [.max(1), .max(2)])
  }
}
