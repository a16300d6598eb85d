extension UISplitViewController {
  final func place(_ vc: UIViewController?, in column: Column) {
    changing {
      if let former = columns[column] { abandon(former, in: column) }
      let held = vc.map { wrapped($0, in: column) }
      columns.put(vc, held, in: column)
      if let held { addChild(held) }
      held?.didMove(toParent: self)
      if isCollapsed, column == .secondary || column == .supplementary {
        columns.borrowed[column] = nil
      }
    }
  }

  /// Screens of columns stand in navigation controllers; those of apps before columns as they are.
  private func wrapped(_ vc: UIViewController, in column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(vc is UINavigationController) else {
      return vc
    }
    return UINavigationController(rootViewController: vc)
  }

  private func abandon(_ former: UIViewController, in column: Column) {
    takeBack(column)
    former.willMove(toParent: nil)
    former.disappearAtOnce()
    former.loadedView?.removeFromSuperview()
    former.leaveParent()
  }

  final func replaceColumns(by controllers: [UIViewController]) {
    let places: [Column] =
      controllers.count > 2 ? SplitColumns.beside : [.primary, .secondary]
    for column in SplitColumns.beside {
      let index = places.firstIndex(of: column)
      let new = index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
      if columns.given[column] !== new { place(new, in: column) }
    }
  }

  final func displayModeDidChange() {
    guard isOnScreen, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    changing {}
  }

  /// Makes a change, then lets columns come and go that show, or show no more.
  final func changing(_ change: () -> Void) {
    guard isOnScreen, wasToldIsAppearing else { return change() }
    let before = shownColumns
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

  private var shownColumns: [UIViewController] {
    columns.visible(in: displayMode).filter { $0.loadedView?.superview === view }
      + children.filter {
        $0.loadedView?.superview === view && !columns.visible(in: displayMode).contains($0)
      }
  }

  final func reveal(_ column: Column) {
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

  final func conceal(_ column: Column) {
    guard isCollapsed else {
      guard column != .secondary, columns.columns(in: displayMode).contains(column) else { return }
      delegate?.splitViewController(self, willHide: column)
      preferredDisplayMode =
        column == .primary && columns[.supplementary] != nil ? .oneBesideSecondary : .secondaryOnly
      return
    }
    guard let first = columns.borrowed[column]?.first,
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
    columns.borrowed[.secondary] = screens
    navigation.setViewControllers(navigation.viewControllers + screens, animated: true)
  }
}
