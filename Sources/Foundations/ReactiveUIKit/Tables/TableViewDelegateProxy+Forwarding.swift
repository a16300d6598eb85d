import Foundation
import HeadlessUIKit
import Reactive

/// The delegate methods that are forwarded unchanged.
extension TableViewDelegateProxy {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidScroll(scrollView)
    scrolled.onNext(())
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwardToDelegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    displayed.onNext((cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    forwardToDelegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    forwardToDelegate.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    forwardToDelegate.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    forwardToDelegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forwardToDelegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forwardToDelegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    forwardToDelegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    forwardToDelegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forwardToDelegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwardToDelegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    forwardToDelegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    forwardToDelegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    forwardToDelegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    forwardToDelegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }
}
