import Reactive

/// Returns the elements that a sequence sends during subscription.
func collect<Element>(_ observable: Observable<Element>) -> [Element] {
  var elements: [Element] = []
  let subscription = observable.subscribe(onNext: { elements.append($0) })
  subscription.dispose()
  return elements
}

/// Returns the events that a sequence sends during subscription, as text.
func events<Element>(_ observable: Observable<Element>) -> [String] {
  var events: [String] = []
  let subscription = observable.subscribe { events.append("\($0)") }
  subscription.dispose()
  return events
}
