extension ObservableType {
  /// One element, then the end.
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// One element, then the end, each sent by a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Sequenced([element], scheduler: scheduler)
  }

  /// The end, and nothing before it.
  public static func empty() -> Observable<Element> {
    Ended(.completed)
  }

  /// A failure, and nothing before it.
  public static func error(_ error: any Error) -> Observable<Element> {
    Ended(.error(error))
  }

  /// Nothing at all, for ever.
  public static func never() -> Observable<Element> {
    Never()
  }
}

private final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func run(_ sink: Sink<Element>) -> Link {
    sink.next(element)
    sink.completed()
    return NoLink()
  }
}

private final class Ended<Element>: Observable<Element> {
  private let ending: Ending

  init(_ ending: Ending) {
    self.ending = ending
  }

  override func run(_ sink: Sink<Element>) -> Link {
    ending.tell(sink)
    return NoLink()
  }
}

private final class Never<Element>: Observable<Element> {
  override func run(_ sink: Sink<Element>) -> Link { NoLink() }
}
