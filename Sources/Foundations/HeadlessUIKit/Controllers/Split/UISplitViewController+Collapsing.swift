extension UISplitViewController {
  /// The controller that shows while collapsed; nil while the columns show.
  final var collapsedStack: UIViewController? { isCollapsed ? columns.stack : nil }

  /// Returns whether a screen comes back with its column when the interface expands, though it may have
  /// been popped while it was collapsed.
  package final func keepsForColumn(_ screen: UIViewController) -> Bool {
    columns.isStacked(screen)
  }

  /// Collapses or expands for the current size class.
  final func adaptToSizeClass() {
    let isNarrow = UIApplication.shared.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    isNarrow ? collapse() : expand()
  }

  private func collapse() {
    updateColumns {
      columns.isCollapsed = true
      if columns[.compact] == nil { stackColumns() }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func stackColumns() {
    guard let primary = columns[.primary] else { return }
    if style == .unspecified {
      guard let secondary = columns[.secondary] else { return }
      let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
      if isDone != true { bringToTop(.secondary, animated: false) }
      return
    }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      bringToTop(column, animated: false)
    }
  }

  private func expand() {
    updateColumns {
      for column in [Column.secondary, .supplementary] { moveBack(column) }
      columns.isCollapsed = false
    }
    if style == .unspecified, let primary = columns[.primary],
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    {
      place(secondary, in: .secondary)
    }
    let proposed = columns.resolved(preferredDisplayMode)
    let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != proposed { preferredDisplayMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves a column's screens onto the stack, or pops to the last of them if they are on it.
  final func bringToTop(_ column: Column, animated: Bool) {
    guard let navigation = columns.stack as? UINavigationController else { return }
    let stack = navigation.viewControllers
    if column == .primary {
      let own = stack.firstIndex { columns.isStacked($0) } ?? stack.count
      if own > 0, own < stack.count {
        navigation.popToViewController(stack[own - 1], animated: animated)
      }
    } else if let last = columns.stacked[column]?.last(where: stack.contains) {
      navigation.popToViewController(last, animated: animated)
    } else {
      moveToStack(column, onto: navigation, animated: animated)
    }
  }

  private func moveToStack(
    _ column: Column, onto navigation: UINavigationController, animated: Bool
  ) {
    guard let held = columns[column], held !== navigation else { return }
    var screens = columns.stacked[column] ?? []
    if screens.isEmpty { screens = (held as? UINavigationController)?.viewControllers ?? [held] }
    (held as? UINavigationController)?.viewControllers = []
    columns.stacked[column] = screens
    navigation.setViewControllers(navigation.viewControllers + screens, animated: animated)
  }

  /// Moves a column's screens, and those above them, back from the stack.
  final func moveBack(_ column: Column) {
    guard let screens = columns.stacked.removeValue(forKey: column), let first = screens.first,
      let navigation = columns.stack as? UINavigationController
    else { return }
    let stack = navigation.viewControllers
    let index = stack.firstIndex(of: first)
    if let index { navigation.viewControllers = Array(stack[..<index]) }
    let back = index.map { Array(stack[$0...]) } ?? screens
    if let home = columns[column] as? UINavigationController {
      home.viewControllers = back
    } else if columns[column] === first {
      addChild(first)
    }
  }
}

extension SplitColumns {
  /// Returns whether a screen on the stack came from another column.
  func isStacked(_ screen: UIViewController) -> Bool {
    stacked.values.contains { $0.contains(screen) }
  }
}
