// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Hero's, and their documentation is too.
internal import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

extension HeroExtension where Base: UIViewController {
  public var isEnabled: Bool {
    get { base.transitioningDelegate is HeroTransition }
    set {
      guard newValue != isEnabled else { return }
      base.transitioningDelegate = newValue ? Hero.shared : nil
    }
  }
  public var modalAnimationType: HeroDefaultAnimationType {
    get { HeroSettings.of(base).modal }
    set { HeroSettings.of(base).modal = newValue }
  }

  // MARK: Ways out

  public func dismissViewController(completion: (() -> Void)? = nil) {
    if let stack = base.navigationController, stack.viewControllers.first !== base {
      stack.popViewController(animated: true)
    } else {
      base.dismiss(animated: true, completion: completion)
    }
  }

  public func unwindToRootViewController() {
    unwindToViewController { $0.presentingViewController == nil }
  }

  public func unwindToViewController(_ toViewController: UIViewController) {
    unwindToViewController { $0 === toViewController }
  }

  public func unwindToViewController(withClass: AnyClass) {
    unwindToViewController { $0.isKind(of: withClass) }
  }

  public func unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
    guard let target = target(withMatchBlock) else { return }
    let isCovered = target.presentedViewController != nil
    target.navigationController?.popToViewController(target, animated: !isCovered)
    if isCovered {
      (target.navigationController ?? target).dismiss(animated: true, completion: nil)
    }
  }

  /// The nearest controller beneath that matches: of its stack from the top, then of what presents it.
  private func target(_ matches: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = base
    while let controller = current {
      let stack = controller as? UINavigationController ?? controller.navigationController
      let beneath = stack?.viewControllers.reversed().first { $0 !== base && matches($0) }
      if let beneath { return beneath }
      current = controller.presentingViewController
      if let current, matches(current) { return current }
    }
    return nil
  }

  public func replaceViewController(
    with next: UIViewController, completion: (() -> Void)? = nil
  ) {
    if let stack = base.navigationController {
      stack.setViewControllers(stack.viewControllers.dropLast() + [next], animated: true)
      guard let transition = stack.transitionCoordinator else {
        return Ported.async { completion?() }
      }
      transition.animate(alongsideTransition: nil) { _ in completion?() }
    } else if let presenter = base.presentingViewController {
      base.dismiss(animated: false) {
        presenter.present(next, animated: false, completion: completion)
      }
    } else if let window = base.viewIfLoaded?.window, window.rootViewController === base {
      window.rootViewController = next
    }
  }
}

extension HeroExtension where Base: UINavigationController {
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { HeroSettings.of(base).navigation }
    set { HeroSettings.of(base).navigation = newValue }
  }
}

extension HeroExtension where Base: UITabBarController {
  public var tabBarAnimationType: HeroDefaultAnimationType {
    get { HeroSettings.of(base).tabBar }
    set { HeroSettings.of(base).tabBar = newValue }
  }
}

extension UIViewController {
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { HeroExtension(self).isEnabled = newValue }
  }
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { hero.modalAnimationType }
    set { HeroExtension(self).modalAnimationType = newValue }
  }

  public func hero_dismissViewController() { hero.dismissViewController() }
  public func hero_unwindToRootViewController() { hero.unwindToRootViewController() }
  public func hero_unwindToViewController(_ toViewController: UIViewController) {
    hero.unwindToViewController(toViewController)
  }
  public func hero_replaceViewController(with next: UIViewController) {
    hero.replaceViewController(with: next)
  }
}

extension UINavigationController {
  public var heroNavigationAnimationType: HeroDefaultAnimationType {
    get { hero.navigationAnimationType }
    set { HeroExtension(self).navigationAnimationType = newValue }
  }
}

extension UITabBarController {
  public var heroTabBarAnimationType: HeroDefaultAnimationType {
    get { hero.tabBarAnimationType }
    set { HeroExtension(self).tabBarAnimationType = newValue }
  }
}
