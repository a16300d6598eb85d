extension UISplitViewController {
  final func place(_ vc: UIViewController?, in column: Column) {
    updateColumns {
      if let former = columns[column] { remove(former, in: column) }
      let held = vc.map { wrapped($0, in: column) }
      columns.put(vc, held, in: column)
      if let held { addChild(held) }
      held?.didMove(toParent: self)
      if isCollapsed, column == .secondary || column == .supplementary {
        columns.stacked[column] = nil
      }
    }
  }

  /// Wraps a screen in a navigation controller, unless the style is `.unspecified`.
  private func wrapped(_ vc: UIViewController, in column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(vc is UINavigationController) else {
      return vc
    }
    return UINavigationController(rootViewController: vc)
  }

  private func remove(_ former: UIViewController, in column: Column) {
    moveBack(column)
    former.willMove(toParent: nil)
    former.disappearAtOnce()
    former.loadedView?.removeFromSuperview()
    former.leaveParent()
  }

  final func replaceColumns(by controllers: [UIViewController]) {
    let places: [Column] =
      controllers.count > 2 ? SplitColumns.tiled : [.primary, .secondary]
    for column in SplitColumns.tiled {
      let index = places.firstIndex(of: column)
      let new = index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
      if columns.given[column] !== new { place(new, in: column) }
    }
  }

  final func displayModeDidChange() {
    guard isOnScreen, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    updateColumns {}
  }

  /// Makes a change, then updates appearance and views of columns that became visible or hidden.
  final func updateColumns(_ change: () -> Void) {
    guard isOnScreen, didCallIsAppearing else { return change() }
    let before = children.filter { $0.loadedView?.superview === view }
    change()
    let after = columns.visible(in: displayMode)
    for column in before where !after.contains(column) {
      column.beginDisappearing(animated: false)
      column.loadedView?.removeFromSuperview()
      column.endDisappearing()
    }
    for column in after where column.loadedView?.superview !== view {
      column.beginAppearing(animated: false)
      view.addSubview(column.view)
      column.isAppearingNow()
      column.endAppearing()
    }
  }

  final func showColumn(_ column: Column) {
    guard isCollapsed else {
      if !columns.columns(in: displayMode).contains(column) {
        delegate?.splitViewController(self, willShow: column)
        preferredDisplayMode =
          columns[.supplementary] == nil
          ? .oneBesideSecondary
          : column == .primary ? .twoBesideSecondary : .oneBesideSecondary
      }
      return
    }
    bringToTop(column, animated: true)
  }

  final func hideColumn(_ column: Column) {
    guard isCollapsed else {
      guard column != .secondary, columns.columns(in: displayMode).contains(column) else { return }
      delegate?.splitViewController(self, willHide: column)
      preferredDisplayMode =
        column == .primary && columns[.supplementary] != nil ? .oneBesideSecondary : .secondaryOnly
      return
    }
    guard let first = columns.stacked[column]?.first,
      let navigation = columns.stack as? UINavigationController,
      let index = navigation.viewControllers.firstIndex(of: first), index > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  final func showDetail(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed, let navigation = columns.stack as? UINavigationController else {
      return place(vc, in: .secondary)
    }
    columns.put(vc, columns[.secondary], in: .secondary)
    let screens = (vc as? UINavigationController)?.viewControllers ?? [vc]
    columns.stacked[.secondary] = screens
    navigation.setViewControllers(navigation.viewControllers + screens, animated: true)
  }

  /// Lets go of the details that `showDetailViewController` pushed, once they are popped.
  ///
  /// With columns the secondary one keeps its controller, which comes back when the interface expands.
  final func forgetShownDetail() {
    guard style == .unspecified, isCollapsed, let screens = columns.stacked[.secondary],
      columns.given[.secondary] !== columns[.secondary],
      let navigation = columns.stack as? UINavigationController,
      !screens.contains(where: navigation.viewControllers.contains)
    else { return }
    columns.stacked[.secondary] = nil
    columns.put(columns[.secondary], columns[.secondary], in: .secondary)
  }
}
