/// A disposable that only records its disposal.
public final class BooleanDisposable: Cancelable {
  /// Whether it was disposed of.
  public private(set) var isDisposed: Bool

  /// Creates a disposable that was disposed of already or was not.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
  }

  /// Records the disposal.
  public func dispose() {
    isDisposed = true
  }
}
