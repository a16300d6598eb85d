public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIViewController {
  /// Sets the screen's title.
  public var title: Binder<String?> {
    Binder(base) { $0.title = $1 }
  }
}
