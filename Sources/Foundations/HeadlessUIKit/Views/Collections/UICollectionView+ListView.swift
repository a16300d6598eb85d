import Foundation

extension UICollectionView: ListView {
  static var nouns: ListNouns { .collection }

  final func countItems(of dataSource: any UICollectionViewDataSource) -> SectionCounts {
    let sections = max(0, dataSource.numberOfSections(in: self))
    return SectionCounts(
      (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
  }

  final func cell(
    at path: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    requestView { dataSource.collectionView(self, cellForItemAt: path) }
  }

  final func attach(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.attach(to: self, at: path)
  }

  final func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  final var geometry: ListGeometry { collectionViewLayout.geometry }

  /// Does nothing: a layout has the sizes of items.
  final func measureCells() {}

  final func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }
}
