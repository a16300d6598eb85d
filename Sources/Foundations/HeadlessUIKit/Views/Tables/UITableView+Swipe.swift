/// Where a swipe shows what it offers: to the left behind a row's end, to the right before it.
enum SwipeSide { case trailing, leading }

/// A row that shows what a swipe offers.
struct SwipedRow {
  weak var cell: UITableViewCell?
  let path: IndexPath
}

extension UITableViewCell {
  /// Shows what a swipe offers, as buttons in the cell; refused where it offers nothing.
  final func openSwipe(_ side: SwipeSide) throws(Refusal) -> Bool {
    guard let table, let path else { return false }
    table.closeSwipe()
    let buttons = table.swipeButtons(on: side, for: path, of: self)
    guard !buttons.isEmpty else {
      throw Refusal("a swipe on \(elementName) shows nothing: the row has no actions.")
    }
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
    for button in buttons { addSubview(button) }
    swipeButtons = buttons
    table.swiped = SwipedRow(cell: self, path: path)
    return true
  }
}

extension UITableView {
  /// Hides what a swipe offered.
  final func closeSwipe() {
    guard let row = swiped else { return }
    swiped = nil
    for button in row.cell?.swipeButtons ?? [] { button.removeFromSuperview() }
    row.cell?.swipeButtons = []
    delegate?.tableView(self, didEndEditingRowAt: row.path)
  }

  /// The buttons a swipe on a row shows.
  final func swipeButtons(
    on side: SwipeSide, for path: IndexPath, of cell: UITableViewCell
  ) -> [UIButton] {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return [] }
    if let offered = offer(on: side, for: path) {
      return offered.actions.map { action in
        UIButton(offering: action, in: cell) { [weak self] in self?.closeSwipe() }
      }
    }
    guard side == .trailing else { return [] }
    return editingStyle(of: path) == .delete ? [deleteButton(for: path)] : []
  }

  private func offer(on side: SwipeSide, for path: IndexPath) -> UISwipeActionsConfiguration? {
    switch side {
    case .trailing:
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    case .leading:
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
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

extension UIButton {
  /// A button in a cell that does what a swipe offers, and closes it when it is done.
  convenience init(
    offering action: UIContextualAction, in cell: UIView, close: @escaping () -> Void
  ) {
    self.init(type: .custom)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
    addTarget(cell, for: .primaryActionTriggered) { cell in
      action.handler(action, cell) { _ in close() }
    }
  }
}
