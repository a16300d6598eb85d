extension ObservableType {
  /// Creates a sequence of one element, then completion.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// Creates a sequence of one element, then completion, each sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    ScheduledSequenceObservable([element], scheduler: scheduler)
  }

  /// Creates a sequence that completes without an element.
  public static func empty() -> Observable<Element> {
    TerminalObservable(.completed)
  }

  /// Creates a sequence that fails without an element.
  public static func error(_ error: any Error) -> Observable<Element> {
    TerminalObservable(.error(error))
  }

  /// Creates a sequence that never sends an event.
  public static func never() -> Observable<Element> {
    NeverObservable()
  }
}

/// Not final, so that a caller who knows the type of the element passes the class to the initializer.
@usableFromInline
class JustObservable<Element>: Observable<Element> {
  private let element: Element

  @usableFromInline
  required init(_ element: Element) {
    self.element = element
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    sink.next(element)
    sink.completed()
    return nil
  }
}

private final class TerminalObservable<Element>: Observable<Element> {
  private let terminalEvent: TerminalEvent

  init(_ terminalEvent: TerminalEvent) {
    self.terminalEvent = terminalEvent
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    terminalEvent.send(to: sink)
    return nil
  }
}

private final class NeverObservable<Element>: Observable<Element> {
  override func run(_ sink: Sink<Element>) -> LinkedDisposable? { nil }
}
