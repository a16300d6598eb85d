import Foundation
import HeadlessUIKit

/// A collection's data source and delegate that records where it scrolls.
final class GridRecorder: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let count: Int
  var size: CGSize
  private(set) var offsets: [CGPoint] = []

  init(count: Int = 60, size: CGSize = CGSize(width: 100, height: 90)) {
    self.count = count
    self.size = size
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}
