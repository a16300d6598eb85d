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

/// A slot of whatever, so that slots of different types fit in one array.
class AnySlot {
  final let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
  }
}

/// What one source has to offer to the meeting.
class Slot<Value>: AnySlot {

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
  @exclusivity(unchecked)  // never accessed while foreign code runs
  private var held = Held<Value>()

  deinit {
    held.free()
  }

  override func put(_ value: Value) {
    if !held.isFull { tally.filled += 1 }
    held.put(value)
  }

  override func take() -> Value { held.value }
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

/// Takes from slots one after the other, each as what it holds.
///
/// A tuple of typed slots would say the same; the tuple's type, made of a parameter pack, would be
/// looked up at every access.
struct SlotReader {
  private let slots: ContiguousArray<AnySlot>
  private var place = 0

  init(_ slots: ContiguousArray<AnySlot>) {
    self.slots = slots
  }

  /// The next slot's value; the caller asks for types in the order the slots were made.
  mutating func take<Value>(_ type: Value.Type) -> Value {
    next(type).take()
  }

  /// The next slot; the caller asks for types in the order the slots were made.
  mutating func next<Value>(_ type: Value.Type) -> Slot<Value> {
    let slot = slots[place]
    place += 1
    return unsafeDowncast(slot, to: Slot<Value>.self)
  }
}
