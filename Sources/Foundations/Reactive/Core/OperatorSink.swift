/// The sink of an operator: receives its source's events and sends its own downstream.
class OperatorSink<Element, Output>: Sink<Element> {
  final let downstream: Sink<Output>

  init(_ downstream: Sink<Output>) {
    self.downstream = downstream
    super.init(downstream.threads)
  }

  /// Sends an element downstream unless this was disposed of.
  @inline(__always)
  final func forward(_ element: Output) {
    guard !isDisposed else { return }
    downstream.next(element)
  }

  /// Sends completion downstream, then disposes of the source.
  final func finish() {
    guard markDisposed() else { return }
    downstream.completed()
    release()
  }

  /// Sends an error downstream, then disposes of the source.
  final func fail(_ error: any Error) {
    guard markDisposed() else { return }
    downstream.error(error)
    release()
  }

  override func error(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    finish()
  }

  /// Disposes also while the terminal event is being sent, so that sources are disposed of first.
  final override func dispose() {
    _ = markDisposed()
    release()
  }

  final override var disposesItselfAtEnd: Bool { true }

  /// Disposes of the resources; does nothing after the first call.
  final func release() {
    if markReleased() { disposeResources() }
  }

  /// Disposes of the source and of the operator's other resources; called once.
  func disposeResources() {
    disposeUpstream()
  }
}
