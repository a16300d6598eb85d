// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxViewController's, and their documentation is too.
public import HeadlessUIKit
public import ReactiveUIKit
public import RxCocoa

extension Reactive where Base: UIViewController {
  public var didMoveToParentViewController: ControlEvent<UIViewController?> {
    ControlEvent(
      events: methodInvoked(Selector("didMoveToParentViewController:")).map {
        $0.first as? UIViewController
      })
  }

  public var didReceiveMemoryWarning: ControlEvent<Void> {
    let warnings = NotificationCenter.default.rx.notification(
      UIApplication.didReceiveMemoryWarningNotification)
    return ControlEvent(events: warnings.map { _ in })
  }

  /// Whether the screen is shown, from the first change on.
  public var isVisible: Observable<Bool> {
    Observable.merge(
      viewDidAppear.map { _ in true }, viewWillDisappear.map { _ in false })
  }
}
