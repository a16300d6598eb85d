/// The row that shows swipe actions.
struct SwipedRow {
  weak var cell: UITableViewCell?
  let path: IndexPath
}

extension UITableViewCell {
  /// Shows the swipe actions as buttons in the cell; throws a refusal if there are none.
  final func openSwipe(_ side: SwipeSide) throws(Refusal) -> Bool {
    guard let table, let path else { return false }
    table.closeSwipe()
    let buttons = table.swipeButtons(on: side, for: path, of: self)
    guard !buttons.isEmpty else {
      let reason = table.isEditing ? "the table is in editing mode" : "the row has no actions"
      throw Refusal("a swipe on \(elementName) shows nothing: \(reason).")
    }
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    for button in buttons { addSubview(button) }
    swipeButtons = buttons
    table.swipedRow = SwipedRow(cell: self, path: path)
    return true
  }
}

extension UITableView {
  /// Hides the swipe actions and tells the delegate that editing ended.
  final func closeSwipe() {
    guard let row = swipedRow else { return }
    swipedRow = nil
    row.cell?.removeSwipeButtons()
    delegate?.tableView(self, didEndEditingRowAt: row.path)
  }

  /// Returns the buttons that a swipe on a row reveals: none in editing mode, whose controls stand for them.
  final func swipeButtons(
    on side: SwipeSide, for path: IndexPath, of cell: UITableViewCell
  ) -> [UIButton] {
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? false else { return [] }
    if let configuration = configuration(on: side, for: path) {
      return configuration.actions.map { action in
        UIButton(offering: action, in: cell) { [weak self] in self?.closeSwipe() }
      }
    }
    guard side == .trailing else { return [] }
    return editingStyle(of: path) == .delete ? [deleteButton(for: path)] : []
  }

  private func configuration(on side: SwipeSide, for path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    switch side {
    case .trailing:
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        ?? rowActions(for: path)
    case .leading:
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
  }

  private func rowActions(for path: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView(self, editActionsForRowAt: path).map { actions in
      UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    }
  }

  private func deleteButton(for path: IndexPath) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete",
      for: .normal)
    button.addTarget(self, for: .primaryActionTriggered) { table in
      table.closeSwipe()
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    }
    return button
  }
}
