/// A sink for an operator's second sequence, the notifier; it sends events to closures.
final class NotifierSink<Element>: Sink<Element> {
  private let onNext: (Element) -> Void
  private let onError: (any Error) -> Void
  private let onCompleted: () -> Void

  init(
    onNext: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void = {}
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    onNext(element)
  }

  override func error(_ error: any Error) {
    guard markDisposed() else { return }
    onError(error)
    disposeUpstream()
  }

  override func completed() {
    guard markDisposed() else { return }
    onCompleted()
    disposeUpstream()
  }
}
