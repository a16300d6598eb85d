/// A resource that can be disposed of, such as a subscription or scheduled work.
public protocol Disposable {
  /// Disposes of the resource; does nothing after the first call.
  func dispose()
}

/// A disposable that exposes whether it was disposed of.
public protocol Cancelable: Disposable {
  /// Whether it was disposed of.
  var isDisposed: Bool { get }
}
