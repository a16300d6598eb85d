import Reactive
import Testing

/// Draws sequences, lets an operator work on them, and compares what comes out.
struct Lab {
  let scheduler = TestScheduler()

  /// A sequence that runs whether anybody listens or not.
  func hot(_ line: String) -> TestableObservable<String> {
    scheduler.createHotObservable(Diagram(line).events)
  }

  /// A sequence that starts for each subscriber.
  func cold(_ line: String) -> TestableObservable<String> {
    scheduler.createColdObservable(Diagram(line).events)
  }

  /// Subscribes now, runs all work, and draws what was heard.
  ///
  /// - Parameter disposed: the tick at which the subscription is disposed of.
  func draw<Element>(
    _ observable: Observable<Element>, disposed: Int? = nil, limit: Int = 200
  ) -> Diagram {
    let observer = scheduler.createObserver(String.self)
    let subscription = observable.map { "\($0)" }.subscribe(observer)
    if let disposed { scheduler.scheduleAt(disposed) { subscription.dispose() } }
    scheduler.advanceTo(limit)
    subscription.dispose()
    return Diagram(events: observer.events)
  }
}

/// Lets an operator work on a drawn sequence.
///
/// - Parameters:
///   - source: the sequence, hot.
///   - expected: what must come out.
///   - disposed: the tick at which the subscription is disposed of.
///   - left: the tick at which the operator must have left the source; not looked at where nil.
///   - operation: the operator at work.
func check<Result>(
  _ source: String, gives expected: String, disposed: Int? = nil, left: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, TestScheduler) -> Observable<Result>
) {
  let lab = Lab()
  let first = lab.hot(source)
  let drawn = lab.draw(operation(first.asObservable(), lab.scheduler), disposed: disposed)
  compare([("source", source)], drawn, expected, sourceLocation)
  guard let left else { return }
  #expect(
    first.subscriptions.map(\.unsubscribe) == [left], "when the source was left",
    sourceLocation: sourceLocation)
}

/// Lets an operator work on two drawn sequences.
func check<Result>(
  _ first: String, _ second: String, gives expected: String, disposed: Int? = nil,
  left: (Int, Int)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, Observable<String>) -> Observable<Result>
) {
  let lab = Lab()
  let sources = [lab.hot(first), lab.hot(second)]
  let result = operation(sources[0].asObservable(), sources[1].asObservable())
  let drawn = lab.draw(result, disposed: disposed)
  compare([("first", first), ("second", second)], drawn, expected, sourceLocation)
  guard let left else { return }
  #expect(
    sources.map { $0.subscriptions.map(\.unsubscribe) } == [[left.0], [left.1]],
    "when the sources were left", sourceLocation: sourceLocation)
}

private func compare(
  _ sources: [(String, String)], _ drawn: Diagram, _ expected: String,
  _ sourceLocation: SourceLocation
) {
  let lines = sources + [("expected", expected), ("drawn", drawn.description)]
  let picture = lines.map { "\($0.padding(to: 9))\($1)" }.joined(separator: "\n")
  #expect(drawn == Diagram(expected), "\n\(picture)", sourceLocation: sourceLocation)
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
