internal import Foundation

/// The view of a navigation controller: navigation bar, top view controller or its search results,
/// and toolbar.
final class NavigationView: UIView {
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    let top = navigationController?.shown
    guard let results = top?.bars.navigationItem?.searchController?.visibleResults else {
      return super.forEachAccessibleChild(body)
    }
    for child in subviews where !child.isHidden {
      if body(child === top?.loadedView ? results.view : child) { return true }
    }
    return false
  }
}
