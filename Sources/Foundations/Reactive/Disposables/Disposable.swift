/// Something that can be ended: a subscription, a piece of scheduled work, a resource.
public protocol Disposable {
  /// Ends it; only the first call counts.
  func dispose()
}

/// A disposable that tells whether it was disposed of.
public protocol Cancelable: Disposable {
  /// Whether it was disposed of.
  var isDisposed: Bool { get }
}
