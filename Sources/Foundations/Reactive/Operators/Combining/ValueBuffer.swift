/// The rule by which the elements of several sources are combined.
enum CombinationRule {
  /// The latest element of each source.
  case latest
  /// The first element of each source, then the second of each, and so on.
  case zip

  func makeBuffer<Value>(_ counts: SourceCounts) -> ValueBuffer<Value> {
    switch self {
    case .latest: LatestValueBuffer(counts)
    case .zip: QueueBuffer(counts)
    }
  }
}

/// The number of an operator's sources, of those with a buffered element, and of those that ended.
final class SourceCounts {
  let sources: Int
  var buffered = 0
  var ended = 0

  /// Whether an element ends the operator where all other sources have ended and one lacks an element.
  let endsWithOneSourceLeft: Bool

  init(sources: Int, endsWithOneSourceLeft: Bool) {
    self.sources = sources
    self.endsWithOneSourceLeft = endsWithOneSourceLeft
  }
}

/// A value buffer without its type, so that buffers of different types fit in one array.
class AnyValueBuffer {
  final let counts: SourceCounts

  init(_ counts: SourceCounts) {
    self.counts = counts
  }
}

/// The elements of one source that wait to be combined with those of the other sources.
class ValueBuffer<Value>: AnyValueBuffer {

  func put(_ value: Value) {
    fatalError("Reactive: a value buffer without put")
  }

  /// Returns the value to combine; called only while all buffers have one.
  func take() -> Value {
    fatalError("Reactive: a value buffer without take")
  }
}

/// A buffer that keeps the latest value.
private final class LatestValueBuffer<Value>: ValueBuffer<Value> {
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var latest = OptionalStorage<Value>()

  deinit {
    latest.deallocate()
  }

  override func put(_ value: Value) {
    if !latest.hasValue { counts.buffered += 1 }
    latest.set(value)
  }

  override func take() -> Value { latest.value }
}

/// A buffer that keeps values in order until they are taken.
private final class QueueBuffer<Value>: ValueBuffer<Value> {
  private var queue = Queue<Value>()

  override func put(_ value: Value) {
    if queue.isEmpty { counts.buffered += 1 }
    queue.append(value)
  }

  override func take() -> Value {
    let value = queue.removeFirst()
    if queue.isEmpty { counts.buffered -= 1 }
    return value
  }
}

/// A cursor over buffers of different types, which reads each as the type it holds.
///
/// A tuple of typed buffers would say the same; the tuple's type, made of a parameter pack, would be
/// looked up at every access.
struct BufferReader {
  private let buffers: ContiguousArray<AnyValueBuffer>
  private var index = 0

  init(_ buffers: ContiguousArray<AnyValueBuffer>) {
    self.buffers = buffers
  }

  /// Takes the next buffer's value; the types must come in the order of the buffers.
  mutating func take<Value>(_ type: Value.Type) -> Value {
    next(type).take()
  }

  /// Returns the next buffer; the types must come in the order of the buffers.
  mutating func next<Value>(_ type: Value.Type) -> ValueBuffer<Value> {
    let buffer = buffers[index]
    index += 1
    return unsafeDowncast(buffer, to: ValueBuffer<Value>.self)
  }
}
