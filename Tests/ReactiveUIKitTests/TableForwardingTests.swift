import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Calls that a bound table passes on to the app's delegate")
struct TableForwardingTests {
  /// A delegate that logs its calls and answers with values other than the default ones.
  final class Delegate: UITableViewDelegate {
    var calls: [String] = []
    let (header, footer) = (UIView(), UIView())
    let (leading, trailing) = (
      UISwipeActionsConfiguration(actions: []), UISwipeActionsConfiguration(actions: [])
    )
    let menu = UIContextMenuConfiguration()

    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { calls.append("\(action) \(indexPath.row)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("ended scrolling")
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.append("will display \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("ended displaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footer
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlighted \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlighted \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { IndexPath(row: indexPath.row + 1, section: 0) }

    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { IndexPath(row: indexPath.row + 2, section: 0) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselected \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      calls.append("accessory \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .insert }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("editing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("ended editing \(indexPath?.row ?? -1)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 8 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 9 }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      calls.append("will display header \(section)")
    }

    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      calls.append("will display footer \(section)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      calls.append("ended header \(section)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      calls.append("ended footer \(section)")
    }
  }

  let table = UITableView(frame: .zero, style: .plain)
  let delegate = Delegate()
  let path = IndexPath(row: 1, section: 0)
  let bag = DisposeBag()

  /// Installs the table's proxy in front of the delegate and returns it.
  func proxy() throws -> any UITableViewDelegate {
    table.rx.setDelegate(delegate).disposed(by: bag)
    let proxy = try #require(table.delegate)
    #expect(proxy !== delegate)
    return proxy
  }

  @Test("events reach the delegate in their order")
  func events() throws {
    let proxy = try proxy()
    let (cell, view) = (UITableViewCell(), UIView())
    proxy.scrollViewDidScroll(table)
    proxy.scrollViewDidEndScrollingAnimation(table)
    proxy.tableView(table, willDisplay: cell, forRowAt: path)
    proxy.tableView(table, didEndDisplaying: cell, forRowAt: path)
    proxy.tableView(table, didHighlightRowAt: path)
    proxy.tableView(table, didUnhighlightRowAt: path)
    proxy.tableView(table, didSelectRowAt: path)
    proxy.tableView(table, didDeselectRowAt: path)
    proxy.tableView(table, accessoryButtonTappedForRowWith: path)
    proxy.tableView(table, performAction: Selector("copy:"), forRowAt: path, withSender: nil)
    proxy.tableView(table, willBeginEditingRowAt: path)
    proxy.tableView(table, didEndEditingRowAt: path)
    proxy.tableView(table, willDisplayHeaderView: view, forSection: 2)
    proxy.tableView(table, willDisplayFooterView: view, forSection: 3)
    proxy.tableView(table, didEndDisplayingHeaderView: view, forSection: 4)
    proxy.tableView(table, didEndDisplayingFooterView: view, forSection: 5)
    #expect(
      delegate.calls == [
        "scrolled", "ended scrolling", "will display 1", "ended displaying 1", "highlighted 1",
        "unhighlighted 1", "selected 1", "deselected 1", "accessory 1", "copy: 1", "editing 1",
        "ended editing 1", "will display header 2", "will display footer 3", "ended header 4",
        "ended footer 5",
      ])
  }

  @Test("questions are answered by the delegate")
  func answers() throws {
    let proxy = try proxy()
    #expect(proxy.tableView(table, viewForHeaderInSection: 0) === delegate.header)
    #expect(proxy.tableView(table, viewForFooterInSection: 0) === delegate.footer)
    #expect(!proxy.tableView(table, shouldHighlightRowAt: path))
    #expect(proxy.tableView(table, willSelectRowAt: path)?.row == 2)
    #expect(proxy.tableView(table, willDeselectRowAt: path)?.row == 3)
    #expect(
      proxy.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) === delegate.leading)
    #expect(
      proxy.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) === delegate.trailing)
    #expect(proxy.tableView(table, editingStyleForRowAt: path) == .insert)
    #expect(proxy.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == "Remove")
    #expect(proxy.tableView(table, heightForRowAt: path) == 7)
    #expect(proxy.tableView(table, heightForHeaderInSection: 0) == 8)
    #expect(proxy.tableView(table, heightForFooterInSection: 0) == 9)
    #expect(
      proxy.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
        === delegate.menu)
  }

  @Test("without a delegate of the app the questions have UIKit's default answers")
  func defaults() throws {
    table.rx.itemSelected.subscribe().disposed(by: bag)
    let proxy = try #require(table.delegate)
    #expect(proxy.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(proxy.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(proxy.tableView(table, shouldHighlightRowAt: path))
    #expect(proxy.tableView(table, willSelectRowAt: path) == path)
    #expect(proxy.tableView(table, willDeselectRowAt: path) == path)
    #expect(proxy.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #expect(proxy.tableView(table, editActionsForRowAt: path) == nil)
    #expect(proxy.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
  }

  @Test("deselected rows and the models of selected and deselected rows are sent")
  func models() throws {
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    var heard: [String] = []
    table.rx.itemDeselected.subscribe(onNext: { heard.append("row \($0.row)") }).disposed(by: bag)
    table.rx.modelSelected(String.self).subscribe(onNext: { heard.append("selected \($0)") })
      .disposed(by: bag)
    table.rx.modelDeselected(String.self).subscribe(onNext: { heard.append("deselected \($0)") })
      .disposed(by: bag)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    table.delegate?.tableView(table, didDeselectRowAt: path)
    #expect(heard == ["selected a", "row 1", "deselected b"])
    let model: String = try table.rx.model(at: path)
    #expect(model == "b")
    #expect(throws: RxCocoaError.self) { try table.rx.model(at: path) as Int }
  }
}
