public import HeadlessDevice

extension UINavigationController {
  final func push(_ screen: UIViewController, animated: Bool) {
    guard !(screen is UINavigationController) else { return refuseNesting(screen) }
    attempt("pushViewController(_:animated:)", screen, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.pushing(screen)
    }
  }

  final func pop(animated: Bool) -> UIViewController? {
    attempt("popViewController(animated:)", nil, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.popping()
    }?.last
  }

  final func pop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
    attempt("popToViewController(_:animated:)", screen, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.popping(to: screen)
    }
  }

  final func popToRoot(animated: Bool) -> [UIViewController]? {
    let change = stack.poppingToRoot()
    guard !change.removed.isEmpty else { return nil }
    apply(change, animated: animated)
    return change.removed
  }

  final func replaceStack(_ screens: [UIViewController], animated: Bool) {
    attempt("setViewControllers(_:animated:)", nil, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.setting(screens)
    }
  }

  /// Applies a change, and returns what it removed; a refusal is a finding and returns nil.
  @discardableResult
  private func attempt(
    _ call: String, _ screen: UIViewController?, animated: Bool,
    _ change: () throws(NavigationStack<UIViewController>.Refusal)
      -> NavigationStack<UIViewController>.Change
  ) -> [UIViewController]? {
    do {
      let change = try change()
      apply(change, animated: animated)
      return change.removed
    } catch {
      Device.current.findings.report(.navigation, text(of: error, screen, in: call))
      return nil
    }
  }

  private func text(
    of refusal: NavigationStack<UIViewController>.Refusal, _ screen: UIViewController?,
    in call: String
  ) -> String {
    let name = screen?.screenName ?? "a screen"
    return switch refusal {
    case .isOnStack:
      """
      \(screenName).\(call): \(name) is on the stack already, below or at \(topName); UIKit raises \
      an exception. Nothing was pushed. Pop to it, or push a new one.
      """
    case .isNotOnStack:
      """
      \(screenName).\(call): \(name) is not on the stack, whose top is \(topName); UIKit raises an \
      exception. Nothing was popped. Look for it in viewControllers first.
      """
    case .popsRoot:
      """
      \(screenName).\(call): \(topName) is the root, and UIKit never pops it. Nothing was popped. \
      Dismiss the navigation controller, or replace its stack.
      """
    case .repeatsScreens:
      """
      \(screenName).\(call): a screen is in the new stack twice; UIKit raises an exception. The \
      stack stays as it is, with \(topName) on top. Put each screen in once.
      """
    }
  }

  private func refuseNesting(_ screen: UIViewController) {
    Device.current.findings.report(
      .navigation,
      """
      \(screenName).pushViewController(_:animated:): \(screen.screenName) is a navigation \
      controller itself; UIKit raises an exception. Nothing was pushed on \(topName). Push its \
      screens, or present it.
      """)
  }

  private var topName: String { stack.top?.screenName ?? "nothing" }
}

extension Finding.Kind {
  /// A change of a navigation stack that UIKit refuses.
  public static let navigation = Finding.Kind(rawValue: "navigation")
}
