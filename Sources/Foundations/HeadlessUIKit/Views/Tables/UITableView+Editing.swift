internal import Foundation

extension UITableView {
  /// Returns the editing style of a row that the app makes editable; `none` for other rows.
  ///
  /// UIKit makes a row editable if the data source implements `tableView(_:commit:forRowAt:)`.
  /// Swift cannot ask for that, so here the app must implement `tableView(_:canEditRowAt:)` or
  /// `tableView(_:editingStyleForRowAt:)`.
  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    usedDefaultImplementation = false
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    let mayEditIsImplemented = !usedDefaultImplementation
    usedDefaultImplementation = false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let styleIsImplemented = delegate != nil && !usedDefaultImplementation
    return mayEditIsImplemented || styleIsImplemented ? style : .none
  }
}

extension UITableViewCell {
  /// Shows the button that deletes or inserts the row while the table is in editing mode.
  ///
  /// A table that allows several rows to be selected shows no such buttons and asks for no style.
  final func showEditButton() {
    editButton?.removeFromSuperview()
    editButton = nil
    guard isEditing, let table, let path, !table.allowsMultipleSelectionDuringEditing else {
      return
    }
    let style = table.editingStyle(of: path)
    guard style != .none else { return }
    let button = UIButton(type: .custom)
    button.setTitle(style == .delete ? "Delete" : "Insert", for: .normal)
    button.addTarget(self, for: .primaryActionTriggered) { $0.commit(style) }
    addSubview(button)
    editButton = button
  }

  private func commit(_ style: EditingStyle) {
    guard let table, let path else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
  }
}
