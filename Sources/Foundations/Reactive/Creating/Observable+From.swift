extension ObservableType {
  /// The elements listed, then the end.
  ///
  /// - Parameters:
  ///   - elements: what is sent, in order.
  ///   - scheduler: sends one element a step; by default steps take turns with other synchronous
  ///     sequences of the same subscription.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// The elements of an array, then the end.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    sequence(array, scheduler)
  }

  /// The elements of a sequence, then the end; the sequence is iterated once a subscription.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    self.sequence(sequence, scheduler)
  }

  /// The element an optional holds, if any, then the end.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  private static func sequence<Elements: Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    if scheduler is CurrentThreadScheduler { return Stepped(elements) }
    return Sequenced(elements, scheduler: scheduler)
  }
}

/// A sequence that steps on the trampoline.
private final class Stepped<Elements: Sequence>: Observable<Elements.Element> {
  private let elements: Elements

  init(_ elements: Elements) {
    self.elements = elements
  }

  override func run(_ sink: Sink<Elements.Element>) -> Link {
    let trampoline = Trampoline.current
    let steps = Steps(elements.makeIterator(), sink, trampoline)
    trampoline.enqueue(steps)
    return steps
  }
}

private final class Steps<Iterator: IteratorProtocol>: Link, Trampoline.Job {
  private var iterator: Iterator
  private let sink: Sink<Iterator.Element>
  private let trampoline: Trampoline

  init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>, _ trampoline: Trampoline) {
    self.iterator = iterator
    self.sink = sink
    self.trampoline = trampoline
  }

  /// One element a turn, and the next one at once where nobody else waits.
  func run() {
    repeat {
      guard !isDisposed else { return }
      guard let element = iterator.next() else { return sink.completed() }
      sink.next(element)
    } while trampoline.isEmpty
    trampoline.enqueue(self)
  }
}

/// A sequence that steps on a scheduler.
final class Sequenced<Elements: Sequence>: Observable<Elements.Element> {
  private let elements: Elements
  private let scheduler: any ImmediateSchedulerType

  init(_ elements: Elements, scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Elements.Element>) -> Link {
    let steps = scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
      var iterator = iterator
      guard let element = iterator.next() else { return sink.completed() }
      sink.next(element)
      recurse(iterator)
    }
    return steps.asLink
  }
}
