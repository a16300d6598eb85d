public import HeadlessDevice

extension UINavigationController {
  /// Returns the text of a finding: the refusal in UIKit's words, and what to do.
  final func text(
    of refusal: NavigationStack<UIViewController>.Refusal, _ screen: UIViewController?,
    in call: String
  ) -> String {
    let name = screen?.screenName ?? "a screen"
    return switch refusal {
    case .isOnStack:
      """
      UINavigationController.\(call): Pushing the same view controller instance more than once is not \
      supported: \(name) is on the stack already, below or at \(topName). UIKit raises an \
      exception; nothing was pushed. Pop to it, or push a new one.
      """
    case .isNotOnStack:
      """
      UINavigationController.\(call): Tried to pop to a view controller that doesn't exist: \(name) is not \
      on the stack, whose top is \(topName). UIKit raises an exception; nothing was popped. Look \
      for it in viewControllers first.
      """
    case .popsRoot:
      """
      UINavigationController.\(call): \(topName) is the root, and UIKit never pops it. Nothing was popped. \
      Dismiss the navigation controller, or replace its stack.
      """
    case .repeatsScreens:
      """
      UINavigationController.\(call): All view controllers in a navigation controller must be distinct: a \
      screen is in the new stack twice. UIKit raises an exception; the stack stays as it is, with \
      \(topName) on top. Put each screen in once.
      """
    }
  }

  final func refuseNesting(_ screen: UIViewController) {
    Device.current.findings.report(
      .navigation,
      """
      UINavigationController.pushViewController(_:animated:): Pushing a navigation controller is not \
      supported (\(screen.screenName)). UIKit raises an exception; nothing was pushed on \
      \(topName). Push its screens, or present it.
      """)
  }

  final func refuseSplit(_ screen: UIViewController) {
    Device.current.findings.report(
      .navigation,
      """
      UINavigationController.pushViewController(_:animated:): Split View Controllers cannot be pushed \
      to a Navigation Controller (\(screen.screenName)). UIKit raises an exception; nothing was pushed \
      on \(topName). Make it the root of a window or a tab.
      """)
  }

  final func refuse(_ call: String, during presentation: Transition) {
    Device.current.findings.report(
      .navigation,
      """
      UINavigationController.\(call) was called on \(screenName) while an existing transition or \
      presentation is occurring; the navigation stack will not be updated. The \
      \(presentation.subject) began in the same turn. Change the stack first, or in the completion \
      of the presentation.
      """)
  }

  /// Reports a push of a second screen of one type before the first has appeared, as after a double tap.
  ///
  /// UIKit reports nothing and shows both.
  final func reportDoublePush(of screen: UIViewController) {
    guard let first = appearingTop, first !== screen, type(of: first) == type(of: screen) else {
      return
    }
    Device.current.findings.report(
      .navigation,
      """
      UINavigationController.pushViewController(_:animated:): \(screen.screenName) was pushed before another \
      \(first.screenName) had appeared, as after a double tap. UIKit says nothing and shows both, one \
      on the other. Let one tap start it: disable the button, or look at transitionCoordinator first.
      """)
  }

  /// The top of the stack while it is appearing on screen.
  private var appearingTop: UIViewController? {
    guard isTransitioning, let top = stack.top, top.appearance != .appeared else { return nil }
    return top
  }

  private var topName: String { stack.top?.screenName ?? "nothing" }
}

extension Finding.Kind {
  /// A change of a navigation stack, of tabs or of pages that UIKit refuses.
  public static let navigation = Finding.Kind(rawValue: "navigation")
}
