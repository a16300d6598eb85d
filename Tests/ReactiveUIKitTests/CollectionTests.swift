import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
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
