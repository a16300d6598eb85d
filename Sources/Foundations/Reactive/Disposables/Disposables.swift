/// Makes disposables.
public enum Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable {
    EmptyDisposable()
  }

  /// A disposable that runs an action, once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ActionDisposable(dispose)
  }

  /// A disposable that disposes of others, in their order.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second] + others)
  }

  /// A disposable that disposes of others, in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct EmptyDisposable: Disposable {
  func dispose() {}
}

private final class ActionDisposable: Cancelable {
  private var action: (() -> Void)?

  var isDisposed: Bool { action == nil }

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    let action = self.action
    self.action = nil
    action?()
  }
}
