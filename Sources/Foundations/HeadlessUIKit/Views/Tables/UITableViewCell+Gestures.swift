public import Foundation

extension UITableViewCell {
  /// Takes its place in a table.
  final func enter(_ table: UITableView, at path: IndexPath) {
    self.table = table
    self.path = path
    let chosen = table.selection.contains(path)
    if isSelected != chosen { setSelected(chosen, animated: false) }
    if isEditing != table.isEditing { setEditing(table.isEditing, animated: false) }
    if isEditing || editButton != nil { showEditButton() }
  }

  /// Gives its place up.
  final func leaveTable() {
    table = nil
    path = nil
    if isSelected { setSelected(false, animated: false) }
  }

  final func tapRow() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal(
        "\(elementName) takes no touches: isUserInteractionEnabled is false on it or around it.")
    }
    if recognizeTap() { return }
    if try !select() { throw cannot("be tapped: it is in no table") }
  }

  /// Lets the table do what it does with a tap on a row.
  final func select() throws(Refusal) -> Bool {
    guard let table, let path else { return false }
    if table.swiped?.cell === self {
      table.closeSwipe()
      return true
    }
    table.closeSwipe()
    if gestureAroundTakesTap { return true }
    guard table.mayBeSelected else {
      throw Refusal(
        "a tap on \(elementName) does nothing: its table allows no selection\(table.editingWords).")
    }
    table.tapRow(at: path, self)
    return true
  }

  final func scrollIntoSight() {
    guard let table, let path else { return }
    table.scrollToRow(at: path, at: .none, animated: false)
  }
}

extension UITableView {
  final var mayBeSelected: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  final var editingWords: String { isEditing ? " while it is edited" : "" }

  final var mayHaveSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A finger goes down and up on a row: highlighted, then selected, or deselected where several may
  /// be selected and this one is; asked and told in UIKit's order.
  final func tapRow(at path: IndexPath, _ cell: UITableViewCell) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if mayHaveSeveral, selection.contains(path) {
      deselectByHand(path)
    } else {
      selectByHand(path)
    }
  }

  private func selectByHand(_ tapped: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = answer else { return }
    if !mayHaveSeveral {
      for other in selection where other != path { deselectByHand(other) }
    }
    mark(path)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByHand(_ selected: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = answer else { return }
    unmark(path)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  private func mark(_ path: IndexPath) {
    if !selection.contains(path) { selection.append(path) }
    cellInSight(path)?.setSelected(true, animated: false)
  }

  private func unmark(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    cellInSight(path)?.setSelected(false, animated: false)
  }

  private func cellInSight(_ path: IndexPath) -> UITableViewCell? {
    sight.map?.place(of: path).flatMap { sight[$0] }
  }

  /// The selected row, the first one selected where there are several; nil for none.
  public final var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order they were selected; nil for none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection
  }

  /// Selects a row by code, which nobody is told; nil deselects all.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { unmark(path) }
      return
    }
    guard counted.contains(indexPath) else { return }
    if !mayHaveSeveral {
      for path in selection { unmark(path) }
    }
    mark(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row by code, which nobody is told.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath)
  }
}
