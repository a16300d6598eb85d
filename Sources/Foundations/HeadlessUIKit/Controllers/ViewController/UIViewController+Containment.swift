internal import HeadlessDevice

extension UIViewController {
  final func insertChild(_ child: UIViewController) {
    guard !refuses(child) else { return }
    guard child.parent !== self else { return }
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    child.isNewInParent = true
    attach(child)
  }

  /// Adds a child without calling its `willMove(toParent:)`.
  final func attach(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  /// Removes a child without calling its `didMove(toParent:)`.
  final func detach(_ child: UIViewController) {
    children.removeAll { $0 === child }
    if child.parent === self { child.parent = nil }
    if !(self is UINavigationController) { child.formerContainer = self }
    child.markLeft()
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.detach(self)
    didMove(toParent: nil)
  }

  private func refuses(_ child: UIViewController) -> Bool {
    var node: UIViewController? = self
    while let ancestor = node {
      if ancestor === child {
        Device.current.findings.report(
          .viewController,
          """
          \(child.screenName) was added as a child of \(screenName), which is in it: a circle of \
          containers; UIKit raises an exception. Nothing was added.
          """)
        return true
      }
      node = ancestor.parent
    }
    return false
  }

  /// The only visible child, if it is one of UIKit's containers.
  final var onlyContainerChild: UIViewController? {
    guard children.contains(where: \.movesChildViewsItself) else { return nil }
    var only: UIViewController?
    for child in children where child.isViewInContainer {
      if only != nil { return nil }
      only = child
    }
    return only?.movesChildViewsItself == true ? only : nil
  }

  /// Whether the view is in its container's view.
  final var isViewInContainer: Bool {
    guard let view = loadedView, let container = parent?.loadedView else { return false }
    return view !== container && view.isDescendant(of: container)
  }

  final func swapChildren(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      return reportNonChildren(from, to)
    }
    let transition = Transition(
      .swap, from: from, to: to, isAnimated: duration > 0, duration: .init(appSeconds: duration))
    let animated = duration > 0
    transition.perform(
      by: self,
      begin: {
        to.loadViewIfNeeded()
        if isOnScreen {
          from.beginDisappearing(animated: animated)
          to.beginAppearing(animated: animated)
        }
        if let container = from.view.superview ?? view { place(to.view, in: container) }
        to.isAppearingNow()
        animations?()
      },
      end: { [self] _ in
        from.view.removeFromSuperview()
        from.endDisappearing()
        if isOnScreen { to.endAppearing() }
        completion?(true)
      })
  }

  /// Adds a child's view to a view of this container.
  final func place(_ view: UIView, in container: UIView) {
    container.addSubview(view)
  }

  private func reportNonChildren(_ from: UIViewController, _ to: UIViewController) {
    Device.current.findings.report(
      .viewController,
      """
      \(screenName) was asked to replace \(from.screenName) by \(to.screenName), and they are not \
      both its children; UIKit raises an exception. Call addChild(_:) with both first.
      """)
  }

  final func reportUnbalancedEnd() {
    Device.current.findings.report(
      .viewController,
      """
      Unbalanced calls to begin/end appearance transitions for \(screenName): \
      endAppearanceTransition() came without beginAppearanceTransition(_:animated:). UIKit says so \
      in the console. Nothing was told to the screen. Call both, the first before the view moves.
      """)
  }
}
