public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITabBarController {
  /// The view controllers whose tabs a person selects.
  public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(of: base as UITabBarController, through: TabBarControllerDelegateProxy.self) {
      $0.selected
    }
  }
}

extension Reactive where Base: UITabBar {
  /// The items that a person selects in a bar without a tab bar controller.
  public var didSelectItem: ControlEvent<UITabBarItem> {
    ControlEvent(of: base as UITabBar, through: TabBarDelegateProxy.self) { $0.selected }
  }
}

/// A tab bar's delegate that sends the selected items.
private final class TabBarDelegateProxy: ForwardingDelegate<UITabBar>, UITabBarDelegate {
  let selected = PublishSubject<UITabBarItem>()

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    ownDelegate?.tabBar(tabBar, didSelect: item)
    selected.onNext(item)
  }
}

/// A tab bar controller's delegate that sends the selected view controllers.
private final class TabBarControllerDelegateProxy: ForwardingDelegate<UITabBarController>,
  UITabBarControllerDelegate
{
  private final class EmptyDelegate: UITabBarControllerDelegate {}

  let selected = PublishSubject<UIViewController>()
  private let emptyDelegate = EmptyDelegate()

  private var own: any UITabBarControllerDelegate {
    ownDelegate ?? emptyDelegate
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    own.tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    own.tabBarController(tabBarController, didSelect: viewController)
    selected.onNext(viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    own.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    own.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    own.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    own.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
