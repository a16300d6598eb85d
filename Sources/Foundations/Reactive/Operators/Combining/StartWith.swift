extension ObservableType {
  /// Sends elements on subscription, before those of the sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable.producer { sink in
      let operatorSink = ForwardingSink(sink)
      for element in elements { operatorSink.next(element) }
      if !operatorSink.isDisposed { operatorSink.connect(source.run(operatorSink)) }
      return operatorSink
    }
  }
}
