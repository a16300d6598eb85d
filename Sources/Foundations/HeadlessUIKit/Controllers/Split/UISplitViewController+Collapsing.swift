extension UISplitViewController {
  /// Becomes one stack or columns, as the room is.
  final func adaptToRoom() {
    let isNarrow = UIApplication.shared.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    isNarrow ? collapse() : expand()
  }

  private func collapse() {
    changing {
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
    changing {
      for column in [Column.secondary, .supplementary] { takeBack(column) }
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

  /// Moves a column's screens onto the stack, or pops to the last of them where they are on it.
  final func bringToTop(_ column: Column, animated: Bool) {
    guard let navigation = columns.stack as? UINavigationController else { return }
    let stack = navigation.viewControllers
    if column == .primary {
      let own = stack.firstIndex { columns.isBorrowed($0) } ?? stack.count
      if own > 0, own < stack.count {
        navigation.popToViewController(stack[own - 1], animated: animated)
      }
    } else if let last = columns.borrowed[column]?.last(where: stack.contains) {
      navigation.popToViewController(last, animated: animated)
    } else {
      borrow(column, onto: navigation, animated: animated)
    }
  }

  private func borrow(
    _ column: Column, onto navigation: UINavigationController, animated: Bool
  ) {
    guard let held = columns[column], held !== navigation else { return }
    var screens = columns.borrowed[column] ?? []
    if screens.isEmpty { screens = (held as? UINavigationController)?.viewControllers ?? [held] }
    (held as? UINavigationController)?.viewControllers = []
    columns.borrowed[column] = screens
    navigation.setViewControllers(navigation.viewControllers + screens, animated: animated)
  }

  /// Moves a column's screens, and those above them, back from the stack.
  final func takeBack(_ column: Column) {
    guard let screens = columns.borrowed.removeValue(forKey: column), let first = screens.first,
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
  /// Whether a screen on the stack came from another column.
  func isBorrowed(_ screen: UIViewController) -> Bool {
    borrowed.values.contains { $0.contains(screen) }
  }
}
