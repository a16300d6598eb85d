import FluxVIP

/// Does the work, and tells the dispatcher what came of it.
final class __Name__Worker {
  private let dispatcher: Dispatcher
  private var count = 0

  init(dispatcher: Dispatcher) {
    self.dispatcher = dispatcher
  }

  /// Counts one more.
  func addOne() {
    count += 1
    dispatcher.post(.__name__Counted, userInfo: ["count": count])
  }
}
