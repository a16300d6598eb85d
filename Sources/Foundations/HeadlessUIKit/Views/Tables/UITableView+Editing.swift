internal import Foundation

extension UITableView {
  /// How a person can edit a row, where the app says so itself in one of the two methods that do;
  /// UIKit goes by whether the data source implements `commit`, which cannot be asked here.
  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    answerIsDefault = false
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    let mayEditIsImplemented = !answerIsDefault
    answerIsDefault = false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let styleIsImplemented = delegate != nil && !answerIsDefault
    return mayEditIsImplemented || styleIsImplemented ? style : .none
  }
}

extension UITableViewCell {
  /// Shows the button to delete or insert the row while the table is edited, else none.
  final func showEditButton() {
    editButton?.removeFromSuperview()
    editButton = nil
    guard isEditing, let table, let path else { return }
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
