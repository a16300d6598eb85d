import Foundation
import HeadlessUIKit
import Reactive

/// The delegate methods that the app's own delegate answers; some are sent too.
extension TableViewDelegateProxy {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    own.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    displayed.onNext((cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    own.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    endedDisplaying.onNext((cell, indexPath))
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    own.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    own.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    own.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    own.tableView(tableView, didHighlightRowAt: indexPath)
    highlighted.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    own.tableView(tableView, didUnhighlightRowAt: indexPath)
    unhighlighted.onNext(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    own.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    own.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    own.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    accessories.onNext(indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    own.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { own.tableView(tableView, editActionsForRowAt: indexPath) }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    own.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    own.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    own.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    own.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    own.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    own.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    own.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    own.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    own.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    own.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    own.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    own.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    own.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    own.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    own.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    own.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
}
