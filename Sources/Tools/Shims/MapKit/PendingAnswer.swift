import HeadlessFoundation

/// The answer to a request, which comes in the next turn unless it is cancelled before.
final class PendingAnswer<Response> {
  private(set) var isAwaited = false

  /// Finds the answer in the next turn; MapKit, too, keeps what the closures hold until then.
  func start(
    _ find: @escaping () throws -> Response,
    completionHandler: @escaping (Response?, (any Error)?) -> Void
  ) {
    isAwaited = true
    Ported.async { [self] in
      guard isAwaited else { return }
      isAwaited = false
      do { completionHandler(try find(), nil) } catch { completionHandler(nil, error) }
    }
  }

  func cancel() { isAwaited = false }
}
