/// UIKit's own methods that apps name in `#selector`.
///
/// An argument that is no truth value, such as the sender of an action, counts as true.
enum UIKitSelectors {
  /// Returns the method of one of UIKit's objects; nil if the object does not have it.
  static func method(for selector: Selector, of object: AnyObject) -> SelectorMethod? {
    if let view = object as? UIView {
      return contentMethod(selector, view) ?? viewMethod(selector, view)
    }
    guard let controller = object as? UIViewController else { return nil }
    return (controller as? UINavigationController).flatMap { navigationMethod(selector, $0) }
      ?? controllerMethod(selector, controller)
  }

  private static func viewMethod(_ selector: Selector, _ view: UIView) -> SelectorMethod? {
    switch selector.name {
    case "endEditing:": { view.endEditing($0.flag) }
    case "removeFromSuperview": { _ in view.removeFromSuperview() }
    case "setNeedsLayout": { _ in view.setNeedsLayout() }
    case "layoutIfNeeded": { _ in view.layoutIfNeeded() }
    case "setNeedsDisplay": { _ in view.setNeedsDisplay() }
    case "sizeToFit": { _ in view.sizeToFit() }
    default: nil
    }
  }

  private static func contentMethod(_ selector: Selector, _ view: UIView) -> SelectorMethod? {
    switch (selector.name, view) {
    case ("reloadData", let table as UITableView): { _ in table.reloadData() }
    case ("reloadData", let collection as UICollectionView): { _ in collection.reloadData() }
    case ("beginRefreshing", let control as UIRefreshControl): { _ in control.beginRefreshing() }
    case ("endRefreshing", let control as UIRefreshControl): { _ in control.endRefreshing() }
    case ("startAnimating", let indicator as UIActivityIndicatorView):
      { _ in indicator.startAnimating() }
    case ("stopAnimating", let indicator as UIActivityIndicatorView):
      { _ in indicator.stopAnimating() }
    default: nil
    }
  }

  private static func controllerMethod(
    _ selector: Selector, _ controller: UIViewController
  ) -> SelectorMethod? {
    switch selector.name {
    case "dismissViewControllerAnimated:completion:":
      { controller.dismiss(animated: $0.flag, completion: nil) }
    case "setNeedsStatusBarAppearanceUpdate":
      { _ in controller.setNeedsStatusBarAppearanceUpdate() }
    default: nil
    }
  }

  private static func navigationMethod(
    _ selector: Selector, _ navigation: UINavigationController
  ) -> SelectorMethod? {
    switch selector.name {
    case "popViewControllerAnimated:": { navigation.popViewController(animated: $0.flag) }
    case "popToRootViewControllerAnimated:":
      { navigation.popToRootViewController(animated: $0.flag) }
    default: nil
    }
  }
}

extension SelectorArguments {
  /// The first argument as a truth value.
  fileprivate var flag: Bool { (try? argument(0) as Bool) ?? true }
}
