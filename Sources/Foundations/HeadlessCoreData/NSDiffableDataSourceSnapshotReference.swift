public import Foundation
internal import HeadlessDevice
public import HeadlessUIKit

/// The content of a list as a fetched results controller gives it: sections, and the objects' identities.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  private var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()

  /// Creates an empty content.
  public override init() { super.init() }

  /// Creates the content of a list; objects that changed are loaded again.
  init(_ sections: [FetchedSection], reloaded: Set<NSManagedObject>) {
    for section in sections {
      if snapshot.indexOfSection(section.name) == nil { snapshot.appendSections([section.name]) }
      snapshot.appendItems(section.managedObjects.map(\.objectID), toSection: section.name)
    }
    let shown = sections.flatMap(\.managedObjects).filter(reloaded.contains)
    snapshot.reloadItems(shown.map(\.objectID))
  }

  /// The number of items.
  public var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  public var numberOfSections: Int { snapshot.numberOfSections }
  /// The names of the sections.
  public var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers }
  /// The identities of the objects.
  public var itemIdentifiers: [Any] { snapshot.itemIdentifiers }
  /// The identities of the objects that changed.
  public var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers }
  /// The objects whose present cells are configured again; none.
  public var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers }
  /// The sections to load again; none.
  public var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers }

  /// Returns the number of objects in a section; 0 for one that is not in the snapshot.
  public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    itemIdentifiers(inSection: sectionIdentifier).count
  }

  /// Returns the identities of the objects in a section; none for one that is not in the snapshot.
  public func itemIdentifiers(inSection sectionIdentifier: Any) -> [Any] {
    (sectionIdentifier as? String).map { snapshot.itemIdentifiers(inSection: $0) } ?? []
  }

  /// Returns the section of an object; nil for one that is not in the snapshot.
  public func sectionIdentifier(containingItem itemIdentifier: Any) -> Any? {
    (itemIdentifier as? NSManagedObjectID).flatMap {
      snapshot.sectionIdentifier(containingItem: $0)
    }
  }

  /// Returns an object's place among all; `NSNotFound` for one that is not in the snapshot.
  public func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    (itemIdentifier as? NSManagedObjectID).flatMap { snapshot.indexOfItem($0) } ?? NSNotFound
  }

  /// Returns a section's place; `NSNotFound` for one that is not in the snapshot.
  public func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    (sectionIdentifier as? String).flatMap { snapshot.indexOfSection($0) } ?? NSNotFound
  }

  /// Returns the content with other types, which `as NSDiffableDataSourceSnapshot` does on Apple's systems.
  ///
  /// An identifier that is not of its type is left out, and is a finding: UIKit ends the process when it is read.
  /// `rehearse port` writes this for the cast.
  public func rehearsalSnapshot<Section: Hashable, Item: Hashable>(
    _ type: NSDiffableDataSourceSnapshot<Section, Item>.Type = NSDiffableDataSourceSnapshot<
      Section, Item
    >.self
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    for name in snapshot.sectionIdentifiers {
      guard let section: Section = converted(name) else { continue }
      result.appendSections([section])
      let items: [Item] = snapshot.itemIdentifiers(inSection: name).compactMap(converted)
      result.appendItems(items, toSection: section)
    }
    let known = Set(result.itemIdentifiers)
    let reloaded: [Item] = snapshot.reloadedItemIdentifiers.compactMap(converted)
    result.reloadItems(reloaded.filter(known.contains))
    return result
  }

  private func converted<Identifier>(_ identifier: Any) -> Identifier? {
    if let found = identifier as? Identifier { return found }
    let kind = type(of: identifier)
    Device.current.findings.report(
      .coreData,
      "A fetched results controller's snapshot has identifiers of \(kind), which are no "
        + "\(Identifier.self): UIKit ends the process when they are read.")
    return nil
  }
}
