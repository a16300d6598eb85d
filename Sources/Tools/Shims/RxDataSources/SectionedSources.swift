// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxDataSources', and their documentation is too.
@_exported public import Differentiator
import HeadlessDevice
public import RxCocoa
public import UIKit

/// The ways in which a list comes from one version of its sections to the next.
public enum ViewTransition {
  case animated
  case reload
}

public struct AnimationConfiguration {
  public let insertAnimation: UITableView.RowAnimation
  public let reloadAnimation: UITableView.RowAnimation
  public let deleteAnimation: UITableView.RowAnimation

  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]

  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
  ) -> ViewTransition

  public var animationConfiguration: AnimationConfiguration
  public var decideViewTransition: DecideViewTransition
  private var hasShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }

  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    let isFirst = !hasShown
    hasShown = true
    let changes = isFirst ? nil : tableView.changes(from: sectionModels, to: sections)
    guard let changes, decideViewTransition(self, tableView, changes) == .animated else {
      setSections(sections)
      return tableView.reloadData()
    }
    for change in changes {
      tableView.performBatchUpdates {
        setSections(change.finalSections)
        tableView.show(change, animationConfiguration)
      }
    }
  }
}

open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
  ) -> ViewTransition

  public var animationConfiguration: AnimationConfiguration
  public var decideViewTransition: DecideViewTransition
  private var hasShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView,
      moveItem: moveItem, canMoveItemAtIndexPath: canMoveItemAtIndexPath)
  }

  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    let isFirst = !hasShown
    hasShown = true
    let changes = isFirst ? nil : collectionView.changes(from: sectionModels, to: sections)
    guard let changes, decideViewTransition(self, collectionView, changes) == .animated else {
      setSections(sections)
      return collectionView.reloadData()
    }
    for change in changes {
      collectionView.performBatchUpdates {
        setSections(change.finalSections)
        collectionView.show(change)
      }
    }
  }
}

extension UIScrollView {
  /// Returns the changes from one version of sections to another; nil if the list must be loaded anew.
  ///
  /// RxDataSources ends a debug build for sections that it cannot compare; here they are a finding.
  fileprivate func changes<Section: AnimatableSectionModelType>(
    from old: [Section], to new: [Section]
  ) -> [Changeset<Section>]? {
    guard window != nil else { return nil }
    do {
      return try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
    } catch {
      Device.current.findings.report(
        .table,
        "RxDataSources cannot animate the change of a list, and ends a debug build: "
          + String(reflecting: error))
      return nil
    }
  }
}
