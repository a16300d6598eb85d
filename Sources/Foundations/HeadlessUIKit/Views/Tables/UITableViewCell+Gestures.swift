internal import Foundation

extension UITableViewCell {
  /// Sets the cell's table and index path, and adopts the table's selection and editing mode.
  final func attach(to table: UITableView, at path: IndexPath) {
    self.table = table
    self.path = path
    let chosen = table.selection.contains(path)
    if isSelected != chosen { setSelected(chosen, animated: false) }
    if isEditing != table.isEditing { setEditing(table.isEditing, animated: false) }
    if isEditing || editButton != nil { showEditButton() }
  }

  /// Clears the cell's table, index path and selection.
  final func detach() {
    table = nil
    path = nil
    if isSelected { setSelected(false, animated: false) }
  }

  final func showSelection(_ selected: Bool) { setSelected(selected, animated: false) }

  /// Lets the table react to a tap on the row; returns false if the cell is in no table.
  final func selectRow() throws(Refusal) -> Bool {
    guard let table, let path else { return false }
    try table.tapItem(of: self, at: path)
    return true
  }

  final func scrollToVisible() {
    guard let table, let path else { return }
    table.pull(to: path)
  }
}

extension UITableView {
  /// Highlights a row, then selects it, or deselects it if several can be selected and it is.
  ///
  /// The delegate is asked and told in UIKit's order.
  final func tap(_ cell: UITableViewCell, at path: IndexPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if selectsSeveral, selection.contains(path) {
      deselectByTap(path)
    } else {
      selectByTap(path)
    }
  }

  private func selectByTap(_ tapped: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = answer else { return }
    if !selectsSeveral {
      for other in selection where other != path { deselectByTap(other) }
    }
    addToSelection(path)
    loadedCell(at: path)?.segue?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByTap(_ selected: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = answer else { return }
    removeFromSelection(path)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
