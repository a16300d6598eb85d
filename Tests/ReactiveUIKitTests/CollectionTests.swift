import Foundation
import HeadlessUIKit
import Reactive
@testable import ReactiveUIKit
import Testing

@Suite("Collection, search, gesture and notification events")
struct CollectionTests {
  final class Delegate: UICollectionViewDelegate {
    var chosen: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      chosen.append(indexPath.item)
    }
  }

  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let bag = DisposeBag()

  @Test("items are shown, and a selected one is sent and passed to the app's delegate")
  func selection() {
    let delegate = Delegate()
    Observable.just(["a", "b"]).bind(to: view.rx.items) { _, _, _ in UICollectionViewCell() }
      .disposed(by: bag)
    view.rx.setDelegate(delegate).disposed(by: bag)
    var heard: [String] = []
    view.rx.itemSelected.subscribe(onNext: { heard.append("item \($0.item)") }).disposed(by: bag)
    view.rx.modelSelected(String.self).subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(heard == ["item 1", "b"])
    #expect(delegate.chosen == [1])
  }

  @Test("a table sends its scrolling and its deleted rows")
  func table() {
    let table = UITableView(frame: .zero, style: .plain)
    var heard: [String] = []
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    table.rx.contentOffset.subscribe(onNext: { heard.append("offset \(Int($0.y))") })
      .disposed(by: bag)
    table.rx.modelDeleted(String.self).subscribe(onNext: { heard.append("deleted \($0)") })
      .disposed(by: bag)
    table.contentOffset = CGPoint(x: 0, y: 5)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(heard == ["offset 0", "offset 5", "deleted b"])
  }

  @Test("a table sends its deleted rows, its scrolling and the cells that it shows")
  func tableEvents() {
    let table = UITableView(frame: .zero, style: .plain)
    var heard: [String] = []
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    table.rx.itemDeleted.subscribe(onNext: { heard.append("deleted \($0.row)") }).disposed(by: bag)
    table.rx.didScroll.subscribe(onNext: { heard.append("scrolled") }).disposed(by: bag)
    table.rx.willDisplayCell.subscribe(onNext: { heard.append("shown \($0.indexPath.row)") })
      .disposed(by: bag)
    let path = IndexPath(row: 1, section: 0)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    table.delegate?.scrollViewDidScroll(table)
    table.delegate?.tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    #expect(heard == ["deleted 1", "scrolled", "shown 1"])
  }

  @Test("a table sends the row that is inserted, and both places of the one that is moved")
  func tableEdits() {
    let table = UITableView(frame: .zero, style: .plain)
    var heard: [String] = []
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    table.rx.itemInserted.subscribe(onNext: { heard.append("inserted \($0.row)") })
      .disposed(by: bag)
    table.rx.itemMoved.subscribe(onNext: {
      heard.append("moved \($0.sourceIndex.row) to \($0.destinationIndex.row)")
    }).disposed(by: bag)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.dataSource?.tableView(table, commit: .insert, forRowAt: second)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: second)
    let items = table.dataSource as? TableItemsDataSource<String>
    items?.tableView(table, moveRowAt: first, to: second)
    #expect(heard == ["inserted 1", "moved 0 to 1"])
  }

  @Test("a collection view sends its scrolling and the cells that it shows")
  func collectionEvents() {
    var heard: [String] = []
    view.rx.didScroll.subscribe(onNext: { heard.append("scrolled") }).disposed(by: bag)
    view.rx.willDisplayCell.subscribe(onNext: { heard.append("shown \($0.at.item)") })
      .disposed(by: bag)
    view.delegate?.scrollViewDidScroll(view)
    view.delegate?.collectionView(
      view, willDisplay: UICollectionViewCell(), forItemAt: IndexPath(item: 2, section: 0))
    #expect(heard == ["scrolled", "shown 2"])
  }

  @Test("a search bar sends its search button and its editing, a text view its editing")
  func editing() {
    let (bar, text) = (UISearchBar(), UITextView())
    var heard: [String] = []
    for (name, event) in [
      ("search", bar.rx.searchButtonClicked), ("began", bar.rx.textDidBeginEditing),
      ("ended", bar.rx.textDidEndEditing), ("text began", text.rx.didBeginEditing),
      ("text ended", text.rx.didEndEditing),
    ] {
      event.subscribe(onNext: { heard.append(name) }).disposed(by: bag)
    }
    bar.searchTextField.sendActions(for: .editingDidBegin)
    bar.searchTextField.sendActions(for: .primaryActionTriggered)
    bar.searchTextField.sendActions(for: .editingDidEnd)
    text.delegate?.textViewDidBeginEditing(text)
    text.delegate?.textViewDidEndEditing(text)
    #expect(heard == ["began", "search", "ended", "text began", "text ended"])
  }

  @Test("a notification is sent to its observers until they are disposed of")
  func notifications() {
    let name = Notification.Name("test")
    let center = NotificationCenter()
    var count = 0
    let subscription = center.rx.notification(name).subscribe(onNext: { _ in count += 1 })
    center.post(name: name, object: nil)
    subscription.dispose()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
