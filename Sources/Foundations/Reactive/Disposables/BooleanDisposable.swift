/// A disposable that only remembers that it was disposed of.
public final class BooleanDisposable: Cancelable {
  /// Whether it was disposed of.
  public private(set) var isDisposed: Bool

  /// A disposable that was disposed of already or was not.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
  }

  /// Remembers it.
  public func dispose() {
    isDisposed = true
  }
}
