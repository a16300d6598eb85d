import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Calls that a bound collection view passes on to the app's delegate")
struct CollectionForwardingTests {
  /// A delegate that logs its calls and answers with values other than the default ones.
  final class Delegate: UICollectionViewDelegate {
    var calls: [String] = []
    let (menu, groupMenu) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      calls.append("selected \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      calls.append("deselected \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("will display \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("ended displaying \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      calls.append("will display \(elementKind) \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      calls.append("ended displaying \(elementKind) \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      calls.append("highlighted \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      calls.append("unhighlighted \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { groupMenu }

    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { calls.append("\(action) \(indexPath.item)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("ended scrolling")
    }
  }

  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let delegate = Delegate()
  let path = IndexPath(item: 2, section: 0)
  let bag = DisposeBag()

  @Test("events reach the delegate in their order")
  func events() throws {
    view.rx.setDelegate(delegate).disposed(by: bag)
    let proxy = try #require(view.delegate)
    let cell = UICollectionViewCell()
    proxy.collectionView(view, didSelectItemAt: path)
    proxy.collectionView(view, didDeselectItemAt: path)
    proxy.collectionView(view, willDisplay: cell, forItemAt: path)
    proxy.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    proxy.collectionView(view, didHighlightItemAt: path)
    proxy.collectionView(view, didUnhighlightItemAt: path)
    proxy.collectionView(view, performAction: Selector("copy:"), forItemAt: path, withSender: nil)
    proxy.scrollViewDidScroll(view)
    proxy.scrollViewDidEndScrollingAnimation(view)
    #expect(
      delegate.calls == [
        "selected 2", "deselected 2", "will display 2", "ended displaying 2", "highlighted 2",
        "unhighlighted 2", "copy: 2", "scrolled", "ended scrolling",
      ])
  }

  @Test("supplementary views that come and go reach the delegate")
  func supplementaryViews() throws {
    view.rx.setDelegate(delegate).disposed(by: bag)
    let (proxy, header) = (try #require(view.delegate), UICollectionReusableView())
    proxy.collectionView(
      view, willDisplaySupplementaryView: header, forElementKind: "header", at: path)
    proxy.collectionView(
      view, didEndDisplayingSupplementaryView: header, forElementOfKind: "header", at: path)
    #expect(delegate.calls == ["will display header 2", "ended displaying header 2"])
  }

  @Test("questions are answered by the delegate")
  func answers() throws {
    view.rx.setDelegate(delegate).disposed(by: bag)
    let proxy = try #require(view.delegate)
    #expect(!proxy.collectionView(view, shouldHighlightItemAt: path))
    #expect(!proxy.collectionView(view, shouldSelectItemAt: path))
    #expect(!proxy.collectionView(view, shouldDeselectItemAt: path))
    #expect(
      proxy.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero)
        === delegate.menu)
    #expect(
      proxy.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        === delegate.groupMenu)
  }

  @Test("without a delegate of the app the questions have UIKit's default answers")
  func defaults() throws {
    view.rx.itemSelected.subscribe().disposed(by: bag)
    let proxy = try #require(view.delegate)
    #expect(proxy.collectionView(view, shouldHighlightItemAt: path))
    #expect(proxy.collectionView(view, shouldSelectItemAt: path))
    #expect(proxy.collectionView(view, shouldDeselectItemAt: path))
    #expect(
      proxy.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
  }

  @Test("deselected items, their models and the offset are sent; a bound offset is set")
  func models() throws {
    Observable.just(["a", "b", "c"]).bind(to: view.rx.items) { _, _, _ in UICollectionViewCell() }
      .disposed(by: bag)
    var heard: [String] = []
    view.rx.itemDeselected.subscribe(onNext: { heard.append("item \($0.item)") })
      .disposed(by: bag)
    view.rx.modelDeselected(String.self).subscribe(onNext: { heard.append("deselected \($0)") })
      .disposed(by: bag)
    view.rx.contentOffset.subscribe(onNext: { heard.append("offset \(Int($0.y))") })
      .disposed(by: bag)
    view.delegate?.collectionView(view, didDeselectItemAt: path)
    view.contentOffset = CGPoint(x: 0, y: 5)
    Observable.just(CGPoint(x: 0, y: 8)).bind(to: view.rx.contentOffset).disposed(by: bag)
    #expect(heard == ["offset 0", "item 2", "deselected c", "offset 5", "offset 8"])
    #expect(view.contentOffset.y == 8)
    let model: String = try view.rx.model(at: path)
    #expect(model == "c")
    #expect(throws: RxCocoaError.self) { try view.rx.model(at: path) as Int }
  }

  @Test("items of a cell identifier configures a cell of its type for each element")
  func cells() {
    final class Cell: UICollectionViewCell {
      var text = ""
    }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    Observable.just(["a", "b"])
      .bind(to: view.rx.items(cellIdentifier: "cell", cellType: Cell.self)) { item, text, cell in
        cell.text = "\(item) \(text)"
      }.disposed(by: bag)
    let cells = (0..<2).map {
      view.dataSource?.collectionView(view, cellForItemAt: IndexPath(item: $0, section: 0)) as? Cell
    }
    #expect(cells.map { $0?.text } == ["0 a", "1 b"])
  }

  @Test("a data source of the app receives the events of the sequence until disposal")
  func dataSource() {
    final class Source: UICollectionViewDataSource, RxCollectionViewDataSourceType {
      var events: [String] = []
      var items: [Int] = []

      func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Int]>) {
        events.append("\(observedEvent)")
        items = observedEvent.element ?? items
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { items.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let (source, items) = (Source(), PublishSubject<[Int]>())
    let binding = items.bind(to: view.rx.items(dataSource: source))
    #expect(view.dataSource === source)
    items.onNext([1, 2])
    #expect(source.events == ["next([1, 2])"])
    binding.dispose()
    items.onNext([3])
    #expect(source.events == ["next([1, 2])"])
    #expect(view.dataSource == nil)
  }
}
