@testable import Reactive
import Testing

/// What many observers cost, counted in places looked at, since a test must not look at a watch.
@Suite("A crowd of observers")
struct CrowdTests {
  enum Leaving: CaseIterable {
    case firstComeFirst, lastComeFirst, atRandom

    func ordered(_ seats: [any Disposable], _ random: inout Seeded) -> [any Disposable] {
      switch self {
      case .firstComeFirst: seats
      case .lastComeFirst: seats.reversed()
      case .atRandom: seats.shuffled(using: &random)
      }
    }
  }

  @Test(
    "coming and leaving cost the same for each, however many there are",
    arguments: Leaving.allCases, [1_000, 10_000])
  func linear(leaving: Leaving, count: Int) {
    var random = Seeded(UInt64(count))
    let hub = Hub<Int>()
    let seats = (0..<count).map { _ in hub.add(Sink<Int>()) as any Disposable }
    #expect(hub.count == count)
    #expect(hub.placesVisited == 0)
    for seat in leaving.ordered(seats, &random) { seat.dispose() }
    #expect(hub.count == 0)
    #expect(hub.placesVisited <= count * 2)
  }

  @Test("those who come and go beside a crowd cost nothing for its size")
  func besideACrowd() {
    let hub = Hub<Int>()
    let crowd = (0..<1_000).map { _ in hub.add(Sink<Int>()) }
    for _ in 0..<10_000 { hub.add(Sink<Int>()).dispose() }
    #expect(hub.placesVisited <= 10_000 * 2)
    #expect(crowd.count == 1_000)
  }

  @Test("a thousand observers subscribe, hear an event each, and leave none behind")
  func subject() {
    let (subject, bag) = (PublishSubject<Int>(), CompositeDisposable())
    var heard: [Int] = []
    for number in 0..<1_000 {
      _ = bag.insert(subject.subscribe(onNext: { heard.append($0 + number) }))
    }
    subject.onNext(0)
    bag.dispose()
    subject.onNext(0)
    #expect(heard == Array(0..<1_000))
    #expect(!subject.hasObservers)
  }
}
