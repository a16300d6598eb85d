/// How the elements of several sources meet.
enum Meeting {
  /// The latest of each.
  case latest
  /// The first of each, then the second of each.
  case zip

  func slot<Value>(_ tally: Tally) -> Slot<Value> {
    switch self {
    case .latest: LatestSlot(tally)
    case .zip: QueueSlot(tally)
    }
  }
}

/// How many of the sources have something to offer, and how many have ended.
final class Tally {
  let sources: Int
  var filled = 0
  var ended = 0

  init(sources: Int) {
    self.sources = sources
  }
}

/// What one source has to offer to the meeting.
class Slot<Value> {
  final let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
  }

  func put(_ value: Value) {
    fatalError("Reactive: a slot that takes nothing")
  }

  /// Gives the value to combine; called only while all slots are filled.
  func take() -> Value {
    fatalError("Reactive: a slot that gives nothing")
  }
}

/// Keeps the latest value.
private final class LatestSlot<Value>: Slot<Value> {
  private var value: Value?

  override func put(_ value: Value) {
    if self.value == nil { tally.filled += 1 }
    self.value = value
  }

  override func take() -> Value {
    guard let value else { fatalError("Reactive: combineLatest before all sources had an element") }
    return value
  }
}

/// Keeps values until their counterparts have come.
private final class QueueSlot<Value>: Slot<Value> {
  private var queue: [Value] = []
  private var taken = 0

  override func put(_ value: Value) {
    if taken == queue.count { tally.filled += 1 }
    queue.append(value)
  }

  override func take() -> Value {
    let value = queue[taken]
    taken += 1
    if taken == queue.count { tally.filled -= 1 }
    if taken == queue.count || taken > 64 {
      queue.removeFirst(taken)
      taken = 0
    }
    return value
  }
}
