/// Where elements of several sources meet: sends their combination whenever each has one to offer.
class MeetingPoint<Result>: Stage<Never, Result> {
  final let tally: Tally
  private final var arrivals: [Link] = []

  init(_ downstream: Sink<Result>, _ tally: Tally) {
    self.tally = tally
    super.init(downstream)
  }

  /// The combination of what all sources have to offer.
  func combine() throws -> Result {
    fatalError("Reactive: a meeting point that combines nothing")
  }

  final func listen<Value>(to source: Observable<Value>, _ slot: Slot<Value>) {
    guard !isDisposed else { return }
    let arrival = Arrival(slot, self)
    arrivals.append(arrival)
    arrival.connect(source.run(arrival))
  }

  final override func next(_ element: Never) {}

  final override func dismantle() {
    let ending = arrivals
    arrivals = []
    for arrival in ending { arrival.dispose() }
  }

  fileprivate final func meet() {
    guard tally.filled == tally.sources else {
      if tally.ended == tally.sources - 1 { finish() }
      return
    }
    do {
      forward(try combine())
    } catch {
      fail(error)
    }
  }
}

/// Listens to one of the sources.
private final class Arrival<Value, Result>: Sink<Value> {
  private let slot: Slot<Value>
  private let point: MeetingPoint<Result>

  init(_ slot: Slot<Value>, _ point: MeetingPoint<Result>) {
    self.slot = slot
    self.point = point
  }

  override func next(_ element: Value) {
    guard !isDisposed else { return }
    slot.put(element)
    point.meet()
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    point.fail(error)
  }

  override func completed() {
    guard retire() else { return }
    disposeUpstream()
    point.tally.ended += 1
    if point.tally.ended == point.tally.sources { point.finish() }
  }
}
