extension ObservableType {
  /// Sends the events of the sequence as elements, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Element>> {
    lift { MaterializeSink($0) }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Sends the events that the elements contain.
  public func dematerialize() -> Observable<Element.Element> {
    lift { DematerializeSink($0) }
  }
}

private final class MaterializeSink<Element>: OperatorSink<Element, Event<Element>> {
  override func next(_ element: Element) {
    forward(.next(element))
  }

  override func error(_ error: any Error) {
    forward(.error(error))
    finish()
  }

  override func completed() {
    forward(.completed)
    finish()
  }
}

private final class DematerializeSink<Element: EventConvertible>: OperatorSink<
  Element, Element.Element
>
{
  override func next(_ element: Element) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
