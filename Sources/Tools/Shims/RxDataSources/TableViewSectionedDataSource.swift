// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxDataSources', and their documentation is too.
public import Differentiator
public import Foundation
public import RxCocoa
public import UIKit

/// A table's data source of sections, whose closures make the cells and titles.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UITableViewDataSource, SectionedViewDataSourceType, RxTableViewEditingSource
{
  public typealias Item = Section.Item
  public typealias Section = Section
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item
  ) -> UITableViewCell
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
  public typealias SectionForSectionIndexTitle = (
    TableViewSectionedDataSource<Section>, String, Int
  ) -> Int

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  open var sectionIndexTitles: SectionIndexTitles
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
  open var rowAnimation: UITableView.RowAnimation = .automatic
  open private(set) var sectionModels: [Section] = []
  public let deletions = PublishSubject<IndexPath>()
  public let insertions = PublishSubject<IndexPath>()
  public let moves = PublishSubject<ItemMovedEvent>()

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
    super.init()
  }

  open subscript(section: Int) -> Section { sectionModels[section] }

  open subscript(indexPath: IndexPath) -> Item {
    get { sectionModels[indexPath] }
    set { sectionModels[indexPath] = newValue }
  }

  open func model(at indexPath: IndexPath) throws -> Any { try sectionModels.model(at: indexPath) }

  open func setSections(_ sections: [Section]) { sectionModels = sections }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { send(editingStyle, at: indexPath) }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    sectionModels.move(from: sourceIndexPath, to: destinationIndexPath)
    moves.onNext((sourceIndexPath, destinationIndexPath))
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    sectionForSectionIndexTitle(self, title, index)
  }
}
