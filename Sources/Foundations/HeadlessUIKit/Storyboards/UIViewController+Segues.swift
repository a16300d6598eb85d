internal import HeadlessDevice

extension UIViewController {
  final func performManualSegue(_ identifier: String, sender: Any?) {
    guard let scene = interface, let segue = scene.segue(identifier: identifier) else {
      return Device.current.findings.report(
        .storyboard,
        """
        Receiver (\(screenName)) has no segue with identifier '\(identifier)'; UIKit raises an \
        exception. Its scene has \(interface?.segueIdentifiers ?? "no storyboard").
        """)
    }
    scene.perform(segue, sender: sender)
  }

  /// The controllers that a segue from this one can unwind to, nearest first.
  final var unwindTargets: [UIViewController] {
    var found: [UIViewController] = []
    var node: UIViewController? = self
    while let current = node {
      if let stack = current as? UINavigationController {
        found += stack.viewControllers.reversed()
      } else if let tabs = current as? UITabBarController {
        found += [tabs.selectedViewController].compactMap { $0 }
      }
      found.append(current)
      node = current.parent ?? current.presenter
    }
    return found.filter { $0 !== self }
  }

  /// Calls `unwind(for:towards:)` of the containers around this controller, the outermost first.
  final func tellContainers(of segue: UIStoryboardSegue) {
    guard let parent else { return }
    parent.tellContainers(of: segue)
    parent.unwind(for: segue, towards: self)
  }

  /// Makes this controller visible, as at the end of an unwind segue.
  final func returnHere(animated: Bool) {
    var node: UIViewController? = self
    while let current = node {
      if current.presented != nil {
        current.dismiss(animated: animated)
        break
      }
      node = current.parent
    }
    var child: UIViewController = self
    while let container = child.parent {
      if let stack = container as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: animated)
      }
      child = container
    }
  }
}
