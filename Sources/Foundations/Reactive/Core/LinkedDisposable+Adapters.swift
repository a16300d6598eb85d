/// A linked disposable that wraps another disposable.
final class WrappedDisposable: LinkedDisposable {
  private var disposable: (any Disposable)?

  init(_ disposable: any Disposable) {
    self.disposable = disposable
  }

  override func dispose() {
    guard markDisposed(), let disposable else { return }
    self.disposable = nil
    disposable.dispose()
  }
}

/// A linked disposable that runs a closure on disposal.
final class AnonymousDisposable: LinkedDisposable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  override func dispose() {
    guard markDisposed(), let action else { return }
    self.action = nil
    action()
  }
}

extension Disposable {
  /// The disposable as a linked disposable, wrapped where it is not one.
  var asLinkedDisposable: LinkedDisposable {
    self as? LinkedDisposable ?? WrappedDisposable(self)
  }
}
