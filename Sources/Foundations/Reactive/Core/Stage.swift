/// An operator at work: takes the events of one source and passes on what it makes of them.
class Stage<Element, Output>: Sink<Element> {
  final let downstream: Sink<Output>

  init(_ downstream: Sink<Output>) {
    self.downstream = downstream
  }

  /// Passes an element on, unless the chain was disposed of in the meantime.
  final func forward(_ element: Output) {
    guard !isDisposed else { return }
    downstream.next(element)
  }

  /// Passes the end on, then lets go of the source.
  final func finish() {
    guard retire() else { return }
    downstream.completed()
    dismantle()
  }

  /// Passes the failure on, then lets go of the source.
  final func fail(_ error: any Error) {
    guard retire() else { return }
    downstream.error(error)
    dismantle()
  }

  override func error(_ error: any Error) {
    fail(error)
  }

  override func completed() {
    finish()
  }

  final override func dispose() {
    guard retire() else { return }
    dismantle()
  }

  /// Lets go of the source and of whatever else the operator holds; called once.
  func dismantle() {
    disposeUpstream()
  }
}
