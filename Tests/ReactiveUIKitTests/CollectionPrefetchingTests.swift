import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("The prefetching of collection views")
struct CollectionPrefetchingTests {
  private final class Receiver: UICollectionViewDataSourcePrefetching {
    var calls: [String] = []

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      calls.append("items \(paths.map(\.item))")
    }

    func collectionView(
      _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
    ) { calls.append("cancelled \(paths.map(\.item))") }
  }

  @Test("items that are prefetched, and no longer so, are sent and reach the app's own receiver")
  func forwarding() {
    let bag = DisposeBag()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let own = Receiver()
    view.prefetchDataSource = own
    var sent: [String] = []
    view.rx.prefetchItems.subscribe(onNext: { sent.append("items \($0.map(\.item))") })
      .disposed(by: bag)
    view.rx.cancelPrefetchingForItems
      .subscribe(onNext: { sent.append("cancelled \($0.map(\.item))") }).disposed(by: bag)
    view.rx.prefetchItems.subscribe(onNext: { _ in sent.append("again") }).disposed(by: bag)
    let paths = [4, 5].map { IndexPath(item: $0, section: 0) }
    view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths)
    view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: [paths[1]])
    #expect(sent == ["items [4, 5]", "again", "cancelled [5]"])
    #expect(own.calls == ["items [4, 5]", "cancelled [5]"])
  }
}
