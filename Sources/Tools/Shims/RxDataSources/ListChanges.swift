import Differentiator
import Foundation
import UIKit

extension UITableView {
  /// Shows changes of sections; called within a batch of updates.
  func show<Section: SectionModelType>(
    _ change: Changeset<Section>, _ animations: AnimationConfiguration
  ) {
    deleteSections(IndexSet(change.deletedSections), with: animations.deleteAnimation)
    insertSections(IndexSet(change.insertedSections), with: animations.insertAnimation)
    for move in change.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: change.deletedItems.map(IndexPath.init), with: animations.deleteAnimation)
    insertRows(at: change.insertedItems.map(IndexPath.init), with: animations.insertAnimation)
    reloadRows(at: change.updatedItems.map(IndexPath.init), with: animations.reloadAnimation)
    for move in change.movedItems { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}

extension UICollectionView {
  /// Shows changes of sections; called within a batch of updates.
  func show<Section: SectionModelType>(_ change: Changeset<Section>) {
    deleteSections(IndexSet(change.deletedSections))
    insertSections(IndexSet(change.insertedSections))
    for move in change.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: change.deletedItems.map(IndexPath.init))
    insertItems(at: change.insertedItems.map(IndexPath.init))
    reloadItems(at: change.updatedItems.map(IndexPath.init))
    for move in change.movedItems { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
  }
}

extension IndexPath {
  fileprivate init(_ path: ItemPath) {
    self.init(item: path.itemIndex, section: path.sectionIndex)
  }
}
