/// How a gesture that can be taken back ends.
package enum GestureEnd: Equatable, Sendable {
  /// The finger goes all the way.
  case finished
  /// The finger goes back, and everything is as it was.
  case cancelled
}

extension UIApplication {
  /// The stack whose bar a person sees: of the screen in front.
  package final var visibleNavigationController: UINavigationController? {
    guard let top = topViewController else { return nil }
    return top as? UINavigationController ?? top.navigationController
  }

  /// What a tap on the navigation bar's back button does.
  package final func back() throws(Refusal) {
    try refuseBehindAlert("back")
    guard let controller = visibleNavigationController else {
      throw Refusal("back: \(screen) is in no navigation controller, and has no back button.")
    }
    try controller.goBack()
  }

  /// What a swipe from the left edge does; refused where UIKit refuses it.
  package final func swipeBack(_ end: GestureEnd = .finished) throws(Refusal) {
    try refuseBehindAlert("swipe back")
    guard let controller = visibleNavigationController else {
      throw Refusal("swipe back: \(screen) is in no navigation controller.")
    }
    try controller.swipeBack(end)
  }

  /// What pulling the sheet in front down does: asks its delegate as UIKit does.
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
    try SheetPull(layer).perform(end)
  }

  /// What a tap beside the action sheet, popover or sheet in front does.
  package final func tapOutside() throws(Refusal) {
    if let alert = topAlert { return try alert.tapOutside() }
    guard let layer = presentationStack?.top, layer.kind == .popover || layer.kind == .sheet else {
      throw Refusal(
        "tap outside: there is no action sheet, popover or sheet in front of \(screen).")
    }
    try requireRoom(around: layer)
    try SheetPull(layer).perform(.finished)
  }

  private final func requireRoom(around layer: PresentationStack.Layer) throws(Refusal) {
    let sheet = layer.controller.ownPresentationController as? UISheetPresentationController
    guard let sheet, layer.kind == .sheet, !sheet.leavesRoomAround else { return }
    throw Refusal(
      """
      tap outside: the sheet of \(screen) is as high as the screen, so nothing is left beside it. \
      Swipe it down.
      """)
  }

  /// What a tap on a tab does, by the tab's place from 0.
  package final func selectTab(at index: Int) throws(Refusal) {
    try refuseBehindAlert("select tab")
    guard let controller = visibleTabBarController else {
      throw Refusal("select tab: \(screen) is in no tab bar controller.")
    }
    guard controller.tabs.indices.contains(index) else {
      throw Refusal("select tab: there are \(controller.tabs.count) tabs, and no number \(index).")
    }
    try controller.selectTab(controller.tabs[index])
  }

  /// The tab bar controller the screen in front is in.
  package final var visibleTabBarController: UITabBarController? {
    guard let top = topViewController else { return nil }
    return top as? UITabBarController ?? top.tabBarController
  }

  private final var screen: String { topViewController?.spokenName ?? "an empty window" }

  private final func refuseBehindAlert(_ gesture: String) throws(Refusal) {
    guard let alert = topAlert else { return }
    throw Refusal("\(gesture): \(alert.label) is in front of \(screen). Answer it first.")
  }
}

extension UINavigationController {
  /// What a tap on the back button does: the item's own action, else a pop.
  package final func goBack() throws(Refusal) {
    let top = topViewController?.spokenName ?? "an empty stack"
    guard viewControllers.count > 1 else {
      throw Refusal("back: \(top) is the root; there is no back button.")
    }
    guard !navigationBar.isHidden else {
      throw Refusal("back: the navigation bar over \(top) is hidden.")
    }
    guard navigationBar.hasBackButton else {
      throw Refusal("back: \(top) hides its back button, or has buttons of its own in its place.")
    }
    if let action = navigationBar.topItem?.backAction {
      return action.performWithSender(navigationBar.backButton)
    }
    guard navigationBarLetsPop else { return }
    popViewController(animated: true)
  }

  /// What a subclass that is the delegate of its own bar answers.
  private final var navigationBarLetsPop: Bool {
    guard let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem
    else { return true }
    return delegate.navigationBar(navigationBar, shouldPop: item)
  }

  /// What a swipe from the left edge does.
  package final func swipeBack(_ end: GestureEnd) throws(Refusal) {
    if let refusal = popGesture.refusal { throw refusal }
    guard let change = try? stack.popping() else { return }
    try refuseBesideAnimator(change)
    apply(change, animated: true, gesture: true)
    guard let running else { return }
    running.letGo(end)
  }
}

extension UINavigationController {
  /// UIKit's own swipe does not begin where the delegate animates the pop itself.
  private final func refuseBesideAnimator(
    _ change: NavigationStack<UIViewController>.Change
  ) throws(Refusal) {
    guard let from = stack.top, let to = change.screens.last,
      delegate?.navigationController(
        self, animationControllerFor: .pop, from: from, to: to) != nil
    else { return }
    throw Refusal(
      """
      swipe back: the delegate of \(from.spokenName)'s stack animates the pop itself, and UIKit's \
      own swipe does not begin. Recognise the gesture in the app, and drive the transition with it.
      """)
  }
}

extension Transition {
  /// A finger that moved the transition half of its way leaves it: the rest takes the time left.
  func letGo(_ end: GestureEnd) {
    guard isInteractive else { return }
    updateInteractiveTransition(0.5)
    end == .finished ? finishInteractiveTransition() : cancelInteractiveTransition()
    finishInTime(after: duration / 2)
  }
}
