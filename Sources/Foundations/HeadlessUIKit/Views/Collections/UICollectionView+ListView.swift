import Foundation

extension UICollectionView: ListView {
  static var nouns: ListNouns { .collection }

  final var tapSelects: Bool { allowsSelection }

  final var selectionRefusal: String { "its collection allows no selection" }

  final var selectsSeveral: Bool { allowsMultipleSelection }

  final func countItems(of dataSource: any UICollectionViewDataSource) -> SectionCounts {
    let sections = max(0, dataSource.numberOfSections(in: self))
    return SectionCounts(
      (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
  }

  final func cell(
    at path: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell { dataSource.collectionView(self, cellForItemAt: path) }

  final func attach(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.attach(to: self, at: path)
  }

  final func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  final func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }
}
