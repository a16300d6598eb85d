import VirtualTime

/// A namespace of functions that create disposables.
public enum Disposables {
  /// Creates a disposable that does nothing.
  public static func create() -> any Disposable {
    EmptyDisposable()
  }

  /// Creates a disposable that runs a closure once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ActionDisposable(dispose)
  }

  /// Creates a disposable that disposes of others in order.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second] + others)
  }

  /// Creates a disposable that disposes of others in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct EmptyDisposable: Disposable {
  func dispose() {}
}

/// A closure that runs at the first disposal, on whatever thread that happens.
private final class ActionDisposable: Cancelable {
  private let lock = Locked()
  private var action: (() -> Void)?

  var isDisposed: Bool { lock.withValue { _ in action == nil } }

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    var first: (() -> Void)?
    lock.withValue { _ in swap(&first, &action) }
    first?()
  }
}
