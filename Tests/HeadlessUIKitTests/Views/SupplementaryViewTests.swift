import Foundation
import HeadlessUIKit
import Testing

/// A collection's source with a footer in its second section only, as apps that load pages have.
private final class Pages: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let diary = Diary()

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Loading"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: section == 1 ? 40 : 0) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { diary.write("willDisplay \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { diary.write("didEndDisplaying \(indexPath.section)") }
}

@Suite("UICollectionView, headers and footers")
struct SupplementaryViewTests {
  @Test("a footer without height is not asked for; the delegate hears of the one that is shown")
  func footers() {
    let (view, pages) = (UICollectionView(), Pages())
    view.dataSource = pages
    view.delegate = pages
    let phone = Phone(view)
    #expect(phone.lines == ["collectionView", "cell", "cell", "other \"Loading\""])
    #expect(pages.diary.read() == ["willDisplay 1"])
    let footers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map { $0.superview === view } == [true])
    #expect(
      view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter) == [IndexPath(item: 0, section: 1)])
    view.reloadData()
    #expect(pages.diary.read() == ["didEndDisplaying 1"])
    #expect(footers.map(\.superview) == [nil])
    #expect(phone.lines == ["collectionView", "cell", "cell", "other \"Loading\""])
    #expect(pages.diary.read() == ["willDisplay 1"])
  }
}
