@testable import Reactive
import Testing

/// Tests of the cost of many observers, counted in entries visited rather than in time.
@Suite("Many observers of a subject")
struct ManyObserversTests {
  enum RemovalOrder: CaseIterable {
    case firstToLast, lastToFirst, random

    func ordered(_ subscriptions: [any Disposable], _ generator: inout Seeded) -> [any Disposable] {
      switch self {
      case .firstToLast: subscriptions
      case .lastToFirst: subscriptions.reversed()
      case .random: subscriptions.shuffled(using: &generator)
      }
    }
  }

  @Test(
    "the cost of adding and removing an observer does not depend on their number",
    arguments: RemovalOrder.allCases, [1_000, 10_000])
  func linear(order: RemovalOrder, count: Int) {
    var random = Seeded(UInt64(count))
    let observers = ObserverList<Int>()
    let subscriptions = (0..<count).map { _ in subscription(to: observers) }
    #expect(observers.endIndex == count)
    #expect(observers.visitedCount == 0)
    for subscription in order.ordered(subscriptions, &random) { subscription.dispose() }
    #expect(observers.endIndex == 0)
    #expect(observers.visitedCount <= count * 2)
  }

  @Test("adding and removing one observer does not visit the others")
  func besideOthers() {
    let observers = ObserverList<Int>()
    let others = (0..<1_000).map { _ in subscription(to: observers) }
    for _ in 0..<10_000 { subscription(to: observers).dispose() }
    #expect(observers.visitedCount <= 10_000 * 2)
    #expect(others.count == 1_000)
  }

  @Test("a thousand observers receive an event each, and none is left after disposal")
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

  private func subscription(to observers: ObserverList<Int>) -> any Disposable {
    let sink = Sink<Int>()
    observers.add(sink)
    return sink
  }

  @Test("a thousand observers that leave one after another, each at an event, leave no gap")
  func leavingAtEvents() {
    let observers = ObserverList<Int>()
    let staying = IgnoringSink()
    observers.add(staying)
    for number in 0..<1_000 {
      observers.add(LeavingSink())
      observers.next(number)
    }
    #expect(observers.endIndex <= 2)
    staying.leaveList()
    #expect(observers.endIndex == 0)
  }
}

/// A sink that does nothing with the elements it gets.
nonisolated private final class IgnoringSink: Sink<Int> {
  override func next(_ element: Int) {}
}

/// A sink that leaves with the first element it gets.
nonisolated private final class LeavingSink: Sink<Int> {
  override func next(_ element: Int) { leaveList() }
}
