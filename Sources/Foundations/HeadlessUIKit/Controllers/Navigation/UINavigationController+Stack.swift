internal import HeadlessDevice

extension UINavigationController {
  final func push(_ screen: UIViewController, animated: Bool) {
    guard !(screen is UINavigationController) else { return refuseNesting(screen) }
    guard !(screen is UISplitViewController) else { return refuseSplit(screen) }
    startScheduledSet()
    reportDoublePush(of: screen)
    let call = "pushViewController(_:animated:)"
    make(call, animated: animated) { navigation in
      navigation.attempt(call, screen, animated: animated) {
        () throws(NavigationStack<UIViewController>.Refusal) in
        try navigation.stack.pushing(screen)
      }
    }
  }

  final func pop(animated: Bool) -> UIViewController? {
    let call = "popViewController(animated:)"
    if drops(call) { return nil }
    return attempt(call, nil, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.popping()
    }?.last
  }

  final func pop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
    let call = "popToViewController(_:animated:)"
    if drops(call) { return nil }
    return attempt(call, screen, animated: animated) {
      () throws(NavigationStack<UIViewController>.Refusal) in try stack.popping(to: screen)
    }
  }

  final func popToRoot(animated: Bool) -> [UIViewController]? {
    let change = stack.poppingToRoot()
    guard !change.removed.isEmpty, !drops("popToRootViewController(animated:)") else { return nil }
    apply(change, animated: animated)
    return change.removed
  }

  final func replaceStack(_ screens: [UIViewController], animated: Bool) {
    let call = "setViewControllers(_:animated:)"
    make(call, animated: animated) { navigation in
      navigation.attempt(call, nil, animated: animated, inLayoutPass: true) {
        () throws(NavigationStack<UIViewController>.Refusal) in
        try navigation.stack.setting(screens)
      }
    }
  }

  /// Applies a change and returns what it removed; reports a refusal and returns nil.
  @discardableResult
  private func attempt(
    _ call: String, _ screen: UIViewController?, animated: Bool, inLayoutPass: Bool = false,
    _ change: () throws(NavigationStack<UIViewController>.Refusal)
      -> NavigationStack<UIViewController>.Change
  ) -> [UIViewController]? {
    do {
      let change = try change()
      apply(change, animated: animated, inLayoutPass: inLayoutPass)
      return change.removed
    } catch {
      Device.current.findings.report(.navigation, text(of: error, screen, in: call))
      return nil
    }
  }
}
