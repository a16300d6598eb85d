extension ObservableType {
  /// Elements sent on subscription, before those of the sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable.started { sink in
      let stage = PassStage(sink)
      for element in elements { stage.next(element) }
      if !stage.isDisposed { stage.connect(source.run(stage)) }
      return stage
    }
  }
}

/// Passes everything on until it is disposed of.
final class PassStage<Element>: Stage<Element, Element> {
  override func next(_ element: Element) {
    forward(element)
  }
}
