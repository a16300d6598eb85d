import Reactive
import Testing

/// A test of operators on sequences given as marble diagrams.
struct MarbleTest {
  let scheduler = TestScheduler()

  /// Creates a hot observable from a diagram.
  func hot(_ line: String) -> TestableObservable<String> {
    scheduler.createHotObservable(MarbleDiagram(line).events)
  }

  /// Creates a cold observable from a diagram.
  func cold(_ line: String) -> TestableObservable<String> {
    scheduler.createColdObservable(MarbleDiagram(line).events)
  }

  /// Subscribes, runs all work, and returns the diagram of the events received.
  ///
  /// - Parameter disposed: the tick at which the subscription is disposed of.
  func draw<Element>(
    _ observable: Observable<Element>, disposed: Int? = nil, limit: Int = 200
  ) -> MarbleDiagram {
    let observer = scheduler.createObserver(String.self)
    let subscription = observable.map { "\($0)" }.subscribe(observer)
    if let disposed { scheduler.scheduleAt(disposed) { subscription.dispose() } }
    scheduler.advanceTo(limit)
    subscription.dispose()
    return MarbleDiagram(events: observer.events)
  }
}

/// Checks the events an operator sends for a hot source.
///
/// - Parameters:
///   - source: the diagram of the source.
///   - expected: the diagram of the expected events.
///   - disposed: the tick at which the subscription is disposed of.
///   - unsubscribed: the tick at which the operator must unsubscribe from the source; nil for any.
///   - operation: applies the operator.
func check<Result>(
  _ source: String, gives expected: String, disposed: Int? = nil, unsubscribed: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, TestScheduler) -> Observable<Result>
) {
  let marbles = MarbleTest()
  let first = marbles.hot(source)
  let actual = marbles.draw(operation(first.asObservable(), marbles.scheduler), disposed: disposed)
  compare([("source", source)], actual, expected, sourceLocation)
  guard let unsubscribed else { return }
  #expect(
    first.subscriptions.map(\.unsubscribe) == [unsubscribed],
    "the tick of unsubscribing from the source",
    sourceLocation: sourceLocation)
}

/// Checks the events an operator sends for two hot sources.
func check<Result>(
  _ first: String, _ second: String, gives expected: String, disposed: Int? = nil,
  unsubscribed: (Int, Int)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, Observable<String>) -> Observable<Result>
) {
  let marbles = MarbleTest()
  let sources = [marbles.hot(first), marbles.hot(second)]
  let result = operation(sources[0].asObservable(), sources[1].asObservable())
  let actual = marbles.draw(result, disposed: disposed)
  compare([("first", first), ("second", second)], actual, expected, sourceLocation)
  guard let unsubscribed else { return }
  #expect(
    sources.map { $0.subscriptions.map(\.unsubscribe) } == [[unsubscribed.0], [unsubscribed.1]],
    "the ticks of unsubscribing from the sources", sourceLocation: sourceLocation)
}

private func compare(
  _ sources: [(String, String)], _ actual: MarbleDiagram, _ expected: String,
  _ sourceLocation: SourceLocation
) {
  let lines = sources + [("expected", expected), ("actual", actual.description)]
  let message = lines.map { "\($0.padding(to: 9))\($1)" }.joined(separator: "\n")
  #expect(actual == MarbleDiagram(expected), "\n\(message)", sourceLocation: sourceLocation)
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
