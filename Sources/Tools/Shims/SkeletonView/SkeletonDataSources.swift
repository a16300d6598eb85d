// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SkeletonView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public typealias ReusableCellIdentifier = String
public typealias ReusableHeaderFooterIdentifier = String

public protocol SkeletonTableViewDataSource: UITableViewDataSource {
  func numSections(in collectionSkeletonView: UITableView) -> Int
  func collectionSkeletonView(
    _ skeletonView: UITableView, numberOfRowsInSection section: Int
  ) -> Int
  func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier
  func collectionSkeletonView(
    _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
  ) -> UITableViewCell?
  func collectionSkeletonView(
    _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell,
    at indexPath: IndexPath)
}

extension SkeletonTableViewDataSource {
  public func numSections(in collectionSkeletonView: UITableView) -> Int { 1 }

  public func collectionSkeletonView(
    _ skeletonView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { UITableView.automaticNumberOfSkeletonRows }

  public func collectionSkeletonView(
    _ skeletonView: UITableView, cellIdenfierForRowAt indexPath: IndexPath
  ) -> ReusableCellIdentifier {
    collectionSkeletonView(skeletonView, cellIdentifierForRowAt: indexPath)
  }

  public func collectionSkeletonView(
    _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
  ) -> UITableViewCell? { nil }

  public func collectionSkeletonView(
    _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell,
    at indexPath: IndexPath
  ) {}
}

public protocol SkeletonTableViewDelegate: UITableViewDelegate {
  func collectionSkeletonView(
    _ skeletonView: UITableView, identifierForHeaderInSection section: Int
  ) -> ReusableHeaderFooterIdentifier?
  func collectionSkeletonView(
    _ skeletonView: UITableView, identifierForFooterInSection section: Int
  ) -> ReusableHeaderFooterIdentifier?
}

extension SkeletonTableViewDelegate {
  public func collectionSkeletonView(
    _ skeletonView: UITableView, identifierForHeaderInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { nil }

  public func collectionSkeletonView(
    _ skeletonView: UITableView, identifierForFooterInSection section: Int
  ) -> ReusableHeaderFooterIdentifier? { nil }
}

public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
  func numSections(in collectionSkeletonView: UICollectionView) -> Int
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
  ) -> ReusableCellIdentifier
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String,
    at indexPath: IndexPath
  ) -> ReusableCellIdentifier?
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell?
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
    at indexPath: IndexPath)
  func collectionSkeletonView(
    _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView,
    at indexPath: IndexPath)
}

extension SkeletonCollectionViewDataSource {
  public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { UICollectionView.automaticNumberOfSkeletonItems }

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind: String,
    at indexPath: IndexPath
  ) -> ReusableCellIdentifier? { nil }

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell? { nil }

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {}

  public func collectionSkeletonView(
    _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView,
    at indexPath: IndexPath
  ) {}
}

public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}

extension UITableView {
  public static let automaticNumberOfSkeletonRows = -1
}

extension UICollectionView {
  public static let automaticNumberOfSkeletonItems = -1

  public func prepareSkeleton(completion: @escaping (Bool) -> Void) {
    guard dataSource is any SkeletonCollectionViewDataSource else { return }
    SkeletonSource.replace(in: self)
    performBatchUpdates({}, completion: completion)
  }
}
