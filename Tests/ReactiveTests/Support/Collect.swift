import Reactive

/// What a synchronous sequence sends, up to where it stands.
func collect<Element>(_ observable: Observable<Element>) -> [Element] {
  var elements: [Element] = []
  let subscription = observable.subscribe(onNext: { elements.append($0) })
  subscription.dispose()
  return elements
}

/// The events of a synchronous sequence as they print.
func events<Element>(_ observable: Observable<Element>) -> [String] {
  var events: [String] = []
  let subscription = observable.subscribe { events.append("\($0)") }
  subscription.dispose()
  return events
}
