extension ObservableType {
  /// Sends the events of the sequence as elements, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Element>> {
    lift(MaterializeSink.self) { $0.init($1) }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Sends the events that the elements contain.
  public func dematerialize() -> Observable<Element.Element> {
    lift(DematerializeSink.self) { $0.init($1) }
  }
}

private class MaterializeSink<Element>: OperatorSink<Element, Event<Element>> {
  required override init(_ downstream: Sink<Event<Element>>) {
    super.init(downstream)
  }

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

private class DematerializeSink<Element: EventConvertible>: OperatorSink<
  Element, Element.Element
>
{
  required override init(_ downstream: Sink<Element.Element>) {
    super.init(downstream)
  }

  override func next(_ element: Element) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
