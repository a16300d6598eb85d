extension ObservableType {
  /// The events of the sequence as elements; the terminal event is one too, and then the end.
  public func materialize() -> Observable<Event<Element>> {
    pipe { MaterializeStage($0) }
  }
}

extension ObservableType where Element: EventConvertible {
  /// The sequence whose events the elements are.
  public func dematerialize() -> Observable<Element.Element> {
    pipe { DematerializeStage($0) }
  }
}

private final class MaterializeStage<Element>: Stage<Element, Event<Element>> {
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

private final class DematerializeStage<Element: EventConvertible>: Stage<Element, Element.Element> {
  override func next(_ element: Element) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
