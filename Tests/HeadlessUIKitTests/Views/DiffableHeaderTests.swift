import Foundation
import HeadlessUIKit
import Testing

/// Source: the documentation of NSDiffableDataSourceSnapshot.reloadSections(_:).
@Suite("Headers of diffable data sources")
struct DiffableHeaderTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private let diary = Diary()
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView

  init() {
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  /// Returns a source that writes the sections whose headers it is asked for.
  private func source() -> Source {
    let source = Source(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { [diary, weak source] view, kind, path in
      diary.write("header of \(source?.sectionIdentifier(for: path.section) ?? "")")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    return source
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("a snapshot with the same sections keeps their headers, other sections get new ones")
  func sections() {
    let source = source()
    let phone = Phone(collection)
    source.apply(snapshot([("a", [1]), ("b", [2])]))
    phone.settle()
    #expect(diary.read() == ["header of a", "header of b"])
    source.apply(snapshot([("a", [1, 3]), ("b", [])]))
    phone.settle()
    #expect(diary.read() == [])
    source.apply(snapshot([("b", []), ("a", [1, 3])]))
    phone.settle()
    #expect(diary.read() == ["header of b", "header of a"])
  }

  @Test("a reloaded section asks for headers again, a reloaded item does not")
  func reloading() {
    let source = source()
    let phone = Phone(collection)
    source.apply(snapshot([("a", [1, 2])]))
    phone.settle()
    #expect(diary.read() == ["header of a"])
    var next = source.snapshot()
    next.reloadItems([1])
    source.apply(next)
    phone.settle()
    #expect(diary.read() == [])
    next = source.snapshot()
    next.reloadSections(["a"])
    source.apply(next)
    phone.settle()
    #expect(diary.read() == ["header of a"])
    #expect(source.snapshot().reloadedSectionIdentifiers == [] && phone.findings == [])
  }
}
