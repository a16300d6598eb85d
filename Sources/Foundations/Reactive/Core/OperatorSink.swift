/// The sink of an operator: receives its source's events and sends its own downstream.
class OperatorSink<Element, Output>: Sink<Element> {
  final let downstream: Sink<Output>

  init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  /// Sends an element downstream unless this was disposed of.
  final func forward(_ element: Output) {
    guard !isDisposed else { return }
    downstream.next(element)
  }

  /// Sends completion downstream, then disposes of the source.
  final func finish() {
    guard markDisposed() else { return }
    downstream.completed()
    disposeResources()
  }

  /// Sends an error downstream, then disposes of the source.
  final func fail(_ error: any Error) {
    guard markDisposed() else { return }
    downstream.error(error)
    disposeResources()
  }

  override func error(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    finish()
  }

  final override func dispose() {
    guard markDisposed() else { return }
    disposeResources()
  }

  /// Disposes of the source and of the operator's other resources; called once.
  func disposeResources() {
    disposeUpstream()
  }
}
