/// The end of an interactive gesture.
package enum GestureEnd: Equatable, Sendable {
  /// The gesture is completed.
  case finished
  /// The gesture is cancelled, and its transition is reversed.
  case cancelled
}

extension UIApplication {
  /// The navigation controller of the front screen.
  package final var visibleNavigationController: UINavigationController? {
    guard let top = topViewController else { return nil }
    return top as? UINavigationController ?? top.navigationController
  }

  /// Taps the back button of the navigation bar.
  package final func back() throws(Refusal) {
    try refuseBehindAlert("back")
    guard let controller = visibleNavigationController else {
      throw Refusal("back: \(screen) is in no navigation controller, and has no back button.")
    }
    try controller.stackForBack.goBack()
  }

  /// Swipes from the left edge to go back; throws a refusal if UIKit does not begin the gesture.
  package final func swipeBack(_ end: GestureEnd = .finished) throws(Refusal) {
    try refuseBehindAlert("swipe back")
    guard let controller = visibleNavigationController else {
      throw Refusal("swipe back: \(screen) is in no navigation controller.")
    }
    try controller.stackForBack.swipeBack(end)
  }

  /// Swipes the front sheet down, and asks its delegate as UIKit does.
  package final func swipeDown(_ end: GestureEnd = .finished) throws(Refusal) {
    guard let layer = presentationStack?.top else {
      throw Refusal("swipe down: nothing is on the screen.")
    }
    guard layer.kind != .root else {
      throw Refusal("swipe down: \(screen) is not presented; there is no sheet to pull away.")
    }
    guard layer.kind != .popover else {
      throw Refusal("swipe down: \(screen) is a popover; a tap outside ends it.")
    }
    try SheetDismissalGesture(layer).perform(end)
  }

  /// Taps outside the front action sheet, popover or sheet.
  package final func tapOutside() throws(Refusal) {
    if let alert = topAlert { return try alert.tapOutside() }
    guard let layer = presentationStack?.top, layer.kind == .popover || layer.kind == .sheet else {
      throw Refusal(
        "tap outside: there is no action sheet, popover or sheet in front of \(screen).")
    }
    try requireSpace(around: layer)
    try SheetDismissalGesture(layer).perform(.finished)
  }

  private final func requireSpace(around layer: PresentationStack.Layer) throws(Refusal) {
    let sheet = layer.controller.ownPresentationController as? UISheetPresentationController
    guard let sheet, layer.kind == .sheet, !sheet.showsPresenterAround else { return }
    throw Refusal(
      """
      tap outside: the sheet of \(screen) is as high as the screen, so nothing is left beside it. \
      Swipe it down.
      """)
  }

  /// Taps the tab at an index.
  package final func selectTab(at index: Int) throws(Refusal) {
    try refuseBehindAlert("select tab")
    guard let controller = visibleTabBarController else {
      throw Refusal("select tab: \(screen) is in no tab bar controller.")
    }
    guard controller.controllers.indices.contains(index) else {
      throw Refusal(
        "select tab: there are \(controller.controllers.count) tabs, and no number \(index).")
    }
    try controller.selectTab(controller.controllers[index])
  }

  /// The tab bar controller of the front screen.
  package final var visibleTabBarController: UITabBarController? {
    guard let top = topViewController else { return nil }
    return top as? UITabBarController ?? top.tabBarController
  }

  private final var screen: String { topViewController?.screenName ?? "an empty window" }

  private final func refuseBehindAlert(_ gesture: String) throws(Refusal) {
    guard let alert = topAlert else { return }
    throw Refusal("\(gesture): \(alert.screenName) is in front of \(screen). Answer it first.")
  }
}

extension UINavigationController {
  /// Taps the back button: performs the item's own action, else pops.
  package final func goBack() throws(Refusal) {
    let top = topViewController?.screenName ?? "an empty stack"
    guard viewControllers.count > 1 else {
      throw Refusal("back: \(top) is the root; there is no back button.")
    }
    guard !navigationBar.isHidden else {
      throw Refusal("back: the navigation bar over \(top) is hidden.")
    }
    guard navigationBar.search == nil else {
      throw Refusal("back: the search hides the navigation bar over \(top); end it first.")
    }
    guard navigationBar.hasBackButton else {
      throw Refusal("back: \(top) hides its back button, or has buttons of its own in its place.")
    }
    if let action = navigationBar.topItem?.backAction {
      return action.performWithSender(navigationBar.backButton)
    }
    guard navigationBarAllowsPop else { return }
    popViewController(animated: true)
  }

  /// Whether a subclass that is the delegate of its own bar allows the pop.
  private final var navigationBarAllowsPop: Bool {
    guard let delegate = navigationBar.delegate, let item = navigationBar.topItem
    else { return true }
    return delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// Swipes from the left edge to go back.
  package final func swipeBack(_ end: GestureEnd) throws(Refusal) {
    if let refusal = popGesture.refusal { throw refusal }
    guard let change = try? stack.popping() else { return }
    if delegateAnimates(change) {
      try popGesture.requireConsent(of: self, end)
      return apply(change, animated: true)
    }
    apply(change, animated: true, gesture: true)
    guard let running else { return }
    running.endGesture(end)
  }
}

extension UINavigationController {
  /// Whether the delegate provides an animator for the pop.
  private final func delegateAnimates(_ change: NavigationStack<UIViewController>.Change) -> Bool {
    guard let from = stack.top, let to = change.screens.last else { return false }
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: from, to: to) != nil
  }
}

extension Transition {
  /// Ends an interactive transition at half its way; the rest takes the remaining time.
  func endGesture(_ end: GestureEnd) {
    guard isInteractive else { return }
    updateInteractiveTransition(0.5)
    end == .finished ? finishInteractiveTransition() : cancelInteractiveTransition()
    scheduleEnd(after: duration / 2)
  }
}
