/// A bar that contains the custom views of its items.
protocol ItemBar: UIView {
  /// The items on the bar.
  var barItems: [UIBarButtonItem] { get }

  /// The views of the items, and those beside them.
  var itemViews: [UIView] { get }

  /// The views that the bar added for its items; other subviews are the app's own.
  var hostedViews: [UIView] { get set }
}

extension ItemBar {
  /// Adds the views of the items to the bar, so that they are in its window, and removes former ones.
  func hostViews() {
    for item in barItems { item.bar = self }
    let wanted = itemViews
    let former = hostedViews
    if wanted.isEmpty, former.isEmpty { return }
    hostedViews = wanted
    for view in former
    where view.superview === self && !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== self { addSubview(view) }
  }

  /// Visits the subviews that the app added to the bar itself.
  func visitForeignChildren(_ body: (any AccessibleElement) -> Bool) -> Bool {
    for child in children
    where !child.isOutOfSight && !hostedViews.contains(where: { $0 === child }) && body(child) {
      return true
    }
    return false
  }
}
