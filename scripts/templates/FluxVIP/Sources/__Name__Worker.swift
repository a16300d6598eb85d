import FluxVIP

/// A worker that counts and posts each new count to the dispatcher; it sends no requests.
final class __Name__Worker: BaseWorker {
  private var count = 0

  /// Adds one to the count.
  func addOne() {
    count += 1
    dispatcher.post(.__name__Counted, userInfo: ["count": count])
  }
}
