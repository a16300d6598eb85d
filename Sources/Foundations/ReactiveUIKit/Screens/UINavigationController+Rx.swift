public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UINavigationController {
  /// A view controller that a navigation controller shows, and whether it does so animated.
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  /// The view controllers about to show.
  public var willShow: ControlEvent<ShowEvent> { events { $0.showing } }

  /// The view controllers that show.
  public var didShow: ControlEvent<ShowEvent> { events { $0.shown } }

  private func events(
    _ subject: @escaping (NavigationDelegateProxy) -> PublishSubject<ShowEvent>
  ) -> ControlEvent<ShowEvent> {
    ControlEvent(of: base as UINavigationController, through: NavigationDelegateProxy.self, subject)
  }
}

/// A navigation controller's delegate that sends the view controllers that are shown.
private final class NavigationDelegateProxy: ForwardingDelegate<UINavigationController>,
  UINavigationControllerDelegate
{
  let showing = PublishSubject<(viewController: UIViewController, animated: Bool)>()
  let shown = PublishSubject<(viewController: UIViewController, animated: Bool)>()

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    ownDelegate?.navigationController(
      navigationController, willShow: viewController, animated: animated)
    showing.onNext((viewController, animated))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    ownDelegate?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    shown.onNext((viewController, animated))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ownDelegate?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ownDelegate?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
