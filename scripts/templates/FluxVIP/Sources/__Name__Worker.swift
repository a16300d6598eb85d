import FluxVIP

/// A worker that counts and posts each new count to the dispatcher.
final class __Name__Worker {
  private let dispatcher: Dispatcher
  private var count = 0

  init(dispatcher: Dispatcher) {
    self.dispatcher = dispatcher
  }

  /// Adds one to the count.
  func addOne() {
    count += 1
    dispatcher.post(.__name__Counted, userInfo: ["count": count])
  }
}
