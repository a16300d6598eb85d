public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIViewController {
  /// A binder for the controller's title.
  public var title: Binder<String?> {
    Binder(base) { $0.title = $1 }
  }
}
