extension ObservableType {
  /// Creates a sequence of the elements listed, then completion.
  ///
  /// - Parameters:
  ///   - elements: the elements, in order.
  ///   - scheduler: the scheduler, which sends one element an action; on the default one, synchronous
  ///     sequences of the same subscription take turns.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Creates a sequence of the elements of an array, then completion.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    sequence(array, scheduler)
  }

  /// Creates a sequence of the elements of a `Sequence`, iterated for each subscription.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    self.sequence(sequence, scheduler)
  }

  /// Creates a sequence of an optional's element, if any, then completion.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// Creates a sequence of an optional's element, if any, then completion, each sent by a scheduler.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    ScheduledSequenceObservable(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  private static func sequence<Elements: Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    if scheduler is CurrentThreadScheduler { return SequenceObservable(elements) }
    return ScheduledSequenceObservable(elements, scheduler: scheduler)
  }
}

/// The elements of a `Sequence`, sent as jobs on the trampoline.
private final class SequenceObservable<Elements: Sequence>: Observable<Elements.Element> {
  private let elements: Elements

  init(_ elements: Elements) {
    self.elements = elements
  }

  override func run(_ sink: Sink<Elements.Element>) -> LinkedDisposable? {
    let trampoline = Trampoline.current
    let steps = SequenceIteration(elements.makeIterator(), sink, trampoline)
    trampoline.enqueue(steps)
    return steps
  }
}

private final class SequenceIteration<Iterator: IteratorProtocol>: LinkedDisposable, Trampoline.Job
{
  private var iterator: Iterator
  private let sink: Sink<Iterator.Element>
  private let trampoline: Trampoline

  init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>, _ trampoline: Trampoline) {
    self.iterator = iterator
    self.sink = sink
    self.trampoline = trampoline
  }

  /// Sends one element, and the next one at once while no other job is queued.
  func run() {
    repeat {
      guard !isDisposed else { return }
      guard let element = iterator.next() else { return sink.completed() }
      sink.next(element)
    } while trampoline.isEmpty
    trampoline.enqueue(self)
  }
}

/// The elements of a `Sequence`, each sent by an action of a scheduler.
final class ScheduledSequenceObservable<Elements: Sequence>: Observable<Elements.Element> {
  private let elements: Elements
  private let scheduler: any ImmediateSchedulerType

  init(_ elements: Elements, scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Elements.Element>) -> LinkedDisposable? {
    let steps = scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
      var iterator = iterator
      guard let element = iterator.next() else { return sink.completed() }
      sink.next(element)
      recurse(iterator)
    }
    return steps.asLinkedDisposable
  }
}
