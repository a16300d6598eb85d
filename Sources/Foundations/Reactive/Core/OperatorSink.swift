/// The sink of an operator: receives its source's events and sends its own downstream.
class OperatorSink<Element, Output>: Sink<Element> {
  final let downstream: Sink<Output>

  /// The sequences before the operator, where it keeps them; nil once disposed of.
  ///
  /// Objects that only those sequences hold live as long as the subscription, as with RxSwift.
  private final var keptSource: AnyObject?

  /// Whether the operator keeps the sequence before it, as RxSwift's sinks that refer to their parent.
  class var keepsSource: Bool { false }

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
    guard markReleased() else { return }
    disposeResources()
    // Released after the access, since the `deinit` of an app's object may come back here.
    let released = keptSource
    keptSource = nil
    withExtendedLifetime(released) {}
  }

  /// Keeps a sequence, or an object with several, until the subscription ends.
  final func keep(_ source: AnyObject) {
    guard !isDisposed else { return }
    switch keptSource {
    case nil: keptSource = source
    case let several as KeptSources: several.all.append(source)
    case let first?: keptSource = KeptSources([first, source])
    }
  }

  /// Disposes of the source and of the operator's other resources; called once.
  func disposeResources() {
    disposeUpstream()
  }
}

/// Several sequences that an operator keeps.
private final class KeptSources {
  var all: [AnyObject]

  init(_ all: [AnyObject]) { self.all = all }
}
