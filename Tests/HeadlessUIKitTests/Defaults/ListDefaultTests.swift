import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new lists")
struct ListDefaultTests {
  @Test("a new UITableView has UIKit's values")
  func newUITableView() {
    Device.current = Device()
    let new = UITableView()
    #expect(new.allowsSelection)
    #expect(!new.allowsMultipleSelection)
    #expect(!new.allowsSelectionDuringEditing)
    #expect(!new.allowsMultipleSelectionDuringEditing)
    #expect(new.rowHeight == UITableView.automaticDimension)
    #expect(new.estimatedRowHeight == UITableView.automaticDimension)
    #expect(new.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(new.sectionFooterHeight == UITableView.automaticDimension)
    #expect(new.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    #expect(new.estimatedSectionFooterHeight == UITableView.automaticDimension)
    #expect(new.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(new.separatorStyle == .singleLine)
    #expect(new.separatorInset == .zero)
    #expect(!new.cellLayoutMarginsFollowReadableWidth)
    #expect(new.sectionIndexMinimumDisplayRowCount == 0)
    #expect(new.insetsContentViewsToSafeArea)
    #expect(!new.selectionFollowsFocus)
    #expect(!new.remembersLastFocusedIndexPath)
    #expect(new.fillerRowHeight == 0)
    #expect(!new.allowsFocus)
    #expect(new.isPrefetchingEnabled)
    #expect(new.selfSizingInvalidation == .enabled)
    #expect(new.separatorInsetReference == .fromCellEdges)
    #expect(!new.dragInteractionEnabled)
  }

  @Test("a new UITableViewCell has UIKit's values")
  func newUITableViewCell() {
    Device.current = Device()
    let new = UITableViewCell()
    #expect(new.accessoryType == .none)
    #expect(new.editingAccessoryType == .none)
    #expect(new.selectionStyle == .default)
    #expect(new.separatorInset == .zero)
    #expect(new.indentationLevel == 0)
    #expect(new.indentationWidth == 10)
    #expect(!new.isSelected)
    #expect(!new.isHighlighted)
  }

  @Test("a new UITableViewController has UIKit's values")
  func newUITableViewController() {
    Device.current = Device()
    let new = UITableViewController()
    #expect(new.clearsSelectionOnViewWillAppear)
  }

  @Test("a table controller whose subclass overrides nothing answers as UIKit's does")
  func answersOfUITableViewController() {
    Device.current = Device()
    let (new, path) = (UITableViewController(), IndexPath(row: 2, section: 1))
    let table: UITableView = new.tableView
    #expect(new.numberOfSections(in: table) == 1)
    #expect(new.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(new.tableView(table, willSelectRowAt: path) == path)
    #expect(new.tableView(table, willDeselectRowAt: path) == path)
    #expect(new.tableView(table, canEditRowAt: path))
    #expect(new.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(new.tableView(table, shouldHighlightRowAt: path))
    #expect(new.tableView(table, heightForRowAt: path) == UITableView.automaticDimension)
    #expect(new.tableView(table, heightForHeaderInSection: 1) == table.sectionHeaderHeight)
    #expect(new.tableView(table, heightForFooterInSection: 1) == table.sectionFooterHeight)
    #expect(new.tableView(table, titleForHeaderInSection: 1) == nil)
    #expect(new.tableView(table, titleForFooterInSection: 1) == nil)
    #expect(new.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
  }

  @Test("a new UICollectionView has UIKit's values")
  func newUICollectionView() {
    Device.current = Device()
    let new = UICollectionView()
    #expect(!new.selectionFollowsFocus)
    #expect(!new.remembersLastFocusedIndexPath)
    #expect(new.selfSizingInvalidation == .enabled)
    #expect(new.allowsSelection)
    #expect(!new.allowsMultipleSelection)
    #expect(!new.allowsSelectionDuringEditing)
    #expect(!new.allowsMultipleSelectionDuringEditing)
    #expect(!new.isEditing)
    #expect(new.isPrefetchingEnabled)
    #expect(!new.dragInteractionEnabled)
  }

  @Test("a new UICollectionViewFlowLayout has UIKit's values")
  func newUICollectionViewFlowLayout() {
    Device.current = Device()
    let new = UICollectionViewFlowLayout()
    #expect(new.scrollDirection == .vertical)
    #expect(new.itemSize == CGSize(width: 50, height: 50))
    #expect(new.estimatedItemSize == .zero)
    #expect(new.minimumInteritemSpacing == 10)
    #expect(new.minimumLineSpacing == 10)
    #expect(new.sectionInset == .zero)
    #expect(new.headerReferenceSize == .zero)
    #expect(new.footerReferenceSize == .zero)
    #expect(!new.sectionHeadersPinToVisibleBounds)
    #expect(!new.sectionFootersPinToVisibleBounds)
    #expect(new.sectionInsetReference == .fromContentInset)
  }

  @Test("a new UICollectionViewLayoutAttributes has UIKit's values")
  func newUICollectionViewLayoutAttributes() {
    Device.current = Device()
    let new = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(new.frame == .zero)
    #expect(new.bounds == .zero)
    #expect(new.center == .zero)
    #expect(new.size == .zero)
    #expect(new.alpha == 1)
    #expect(new.zIndex == 0)
    #expect(!new.isHidden)
    #expect(new.transform == CGAffineTransform.identity)
    #expect(new.transform3D == CATransform3DIdentity)
  }

  @Test("a new UICollectionViewListCell has UIKit's values")
  func newUICollectionViewListCell() {
    Device.current = Device()
    let new = UICollectionViewListCell()
    #expect(new.indentationLevel == 0)
    #expect(new.indentationWidth == 10.0)
    #expect(new.indentsAccessories)
  }

  @Test("a new UICollectionViewCompositionalLayoutConfiguration has UIKit's values")
  func newUICollectionViewCompositionalLayoutConfiguration() {
    Device.current = Device()
    let new = UICollectionViewCompositionalLayoutConfiguration()
    #expect(new.interSectionSpacing == 0)
    #expect(new.scrollDirection == .vertical)
    #expect(new.contentInsetsReference == .safeArea)
  }

  @Test("a new UICollectionViewController has UIKit's values")
  func newUICollectionViewController() {
    Device.current = Device()
    let new = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(new.clearsSelectionOnViewWillAppear)
  }
}
