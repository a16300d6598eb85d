public import HeadlessUIKit
public import Reactive

/// The proxy of a navigation controller's delegate, by which the delegate's methods are observed.
public final class RxNavigationControllerDelegateProxy: DelegateProxy<
  UINavigationController, any UINavigationControllerDelegate
>, DelegateProxyType, UINavigationControllerDelegate
{
  /// Registers how proxies are made.
  public static func registerKnownImplementations() {
    register {
      RxNavigationControllerDelegateProxy(
        parentObject: $0, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }
  }

  /// Sends that a screen is about to show, after the app's own delegate is told.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardToDelegate()?.navigationController(
      navigationController, willShow: viewController, animated: animated)
    send("willShow", navigationController, viewController, animated)
  }

  /// Sends that a screen shows, after the app's own delegate is told.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardToDelegate()?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    send("didShow", navigationController, viewController, animated)
  }

  /// Asks the app's own delegate for the animation of a transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardToDelegate()?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Asks the app's own delegate for the interaction of a transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardToDelegate()?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  // A selector is written with Swift's labels or with those of Objective-C.
  private func send(
    _ event: String, _ navigationController: UINavigationController,
    _ viewController: UIViewController, _ animated: Bool
  ) {
    for label in [event, "\(event)ViewController"] {
      receive(
        "navigationController:\(label):animated:", [navigationController, viewController, animated])
    }
  }
}

extension Reactive where Base: UINavigationController {
  /// The proxy of the delegate, which sends the arguments of the methods that show screens:
  /// `methodInvoked(#selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)))`.
  public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
    RxNavigationControllerDelegateProxy.proxy(for: base)
  }
}
