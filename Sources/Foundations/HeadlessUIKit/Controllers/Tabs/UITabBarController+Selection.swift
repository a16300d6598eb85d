internal import Foundation
internal import HeadlessDevice

extension UITabBarController {
  final func replaceTabs(by new: [UIViewController]) {
    let gone = controllers.filter { old in !new.contains { $0 === old } }
    for tab in gone { tab.willMove(toParent: nil) }
    for tab in new where !isTab(tab) { addChild(tab) }
    let added = new.filter { !isTab($0) }
    controllers = new
    for tab in new { tab.tabBarItem.tabBarController = self }
    updateMore()
    if selected.map(isTab) != true, !(isMoreSelected && hasMore) { show(new.first) }
    for tab in gone {
      detach(tab)
      tab.didMove(toParent: nil)
    }
    for tab in added { tab.didMove(toParent: self) }
  }

  final func isTab(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller }
  }

  final func select(_ controller: UIViewController?) {
    guard let controller else { return }
    guard isTab(controller) || controller === more else { return refuse(controller.screenName) }
    show(controller)
  }

  final func selectTab(at index: Int) {
    guard controllers.indices.contains(index) else { return refuse("tab \(index)") }
    show(controllers[index])
  }

  private func refuse(_ name: String) {
    Device.current.findings.report(
      .navigation,
      """
      UITabBarController was asked to select \(name), which is not among its \(controllers.count) tabs; UIKit \
      raises an exception. The selection stays. Put it into viewControllers first.
      """)
  }

  /// Taps a tab: calls `tabBar(_:didSelect:)`, asks the delegate, selects, then tells the delegate.
  ///
  /// A tap on the selected tab pops its navigation controller, or the stack of a collapsed split
  /// view, to the root. A tab that the bar has no room for is selected through "More".
  package final func selectTab(_ tab: UIViewController) throws(Refusal) {
    guard tab.tabBarItem.isEnabled else {
      throw Refusal("tab \"\(tab.tabBarItem.title ?? "")\" is disabled.")
    }
    if isHidden(tab) { return try selectThroughMore(tab) }
    tabBar(tabBar, didSelect: tab.tabBarItem)
    let value = value(of: tab)
    guard shouldSelect(tab, value) else { return }
    let former = selectedTab
    if tab === selected {
      let stack = (tab as? UISplitViewController)?.collapsedStack ?? tab
      (stack as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(tab)
    }
    guard let value else { return delegate?.tabBarController(self, didSelect: tab) ?? () }
    delegate?.tabBarController(self, didSelectTab: value, previousTab: former)
  }

  private func shouldSelect(_ tab: UIViewController, _ value: UITab?) -> Bool {
    guard let value else { return delegate?.tabBarController(self, shouldSelect: tab) ?? true }
    return delegate?.tabBarController(self, shouldSelectTab: value) ?? true
  }

  private func show(_ tab: UIViewController?) {
    if let tab, isHidden(tab) { return showInMore(tab) }
    guard tab !== selected else { return }
    let former = selected
    selected = tab
    guard isOnScreen, let tab else {
      former?.disappearAtOnce()
      former?.loadedView?.removeFromSuperview()
      return
    }
    let transition = Transition(
      .tab, from: former, to: tab, isAnimated: false, in: view)
    switchTabs(former, tab, custom(transition, from: former, to: tab))
  }

  /// Shows a hidden tab on the list of "More", at once.
  private func showInMore(_ tab: UIViewController) {
    _ = moreNavigationController
    if more?.openTab !== tab { more?.open(tab, animated: false) }
    show(more)
  }

  /// Returns a transition with the delegate's animator, or else the plain one.
  private func custom(
    _ plain: Transition, from: UIViewController?, to: UIViewController
  ) -> Transition {
    guard let from, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return plain }
    let transition = Transition(.tab, from: from, to: to, isAnimated: true, in: view)
    transition.animator = animator
    transition.interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    return transition
  }

  private func switchTabs(
    _ former: UIViewController?, _ tab: UIViewController, _ transition: Transition
  ) {
    let animated = transition.isAnimated
    transition.perform(
      by: self,
      begin: {
        tab.beginAppearing(animated: animated)
        former?.beginDisappearing(animated: animated)
        placeTab(tab)
        tab.isAppearingNow()
      },
      end: { [self] completed in
        guard completed else { return revert(former, tab) }
        former?.loadedView?.removeFromSuperview()
        former?.endDisappearing()
        tab.endAppearing()
      })
  }

  private func revert(_ former: UIViewController?, _ tab: UIViewController) {
    selected = former
    tab.beginDisappearing(animated: true)
    former?.beginAppearing(animated: true)
    tab.loadedView?.removeFromSuperview()
    tab.endDisappearing()
    former?.endAppearing()
  }
}
