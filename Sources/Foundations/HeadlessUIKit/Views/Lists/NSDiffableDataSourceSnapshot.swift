internal import HeadlessDevice

/// The content of a list: sections, and the items in them, each with a unique identifier.
///
/// An identifier that is added twice in one call, or used without being in the snapshot, is a
/// finding, since UIKit raises an exception; the call then has no effect for it. An item that is
/// in the snapshot already moves to the new place, and is a finding, since UIKit logs a message.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []

  /// The items to load again in new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items to configure again in their present cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The sections to load again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items.
  public var numberOfItems: Int { known.count }

  /// Returns the number of items in a section; 0 for a section that is not in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section; none for a section that is not in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }

  /// Returns the section of an item, in O(n); nil for an item that is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    position(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns an item's position among all items, in O(n); nil for an item not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section; nil for a section that is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Appends sections.
  @MainActor public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  @MainActor public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = existing(toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another section.
  @MainActor public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = existing(toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.identifier) {
      forget(Set(section.items))
    }
    sections.removeAll { identifiers.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll(where: identifiers.contains)
  }

  /// Appends items to a section; to the last section by default.
  @MainActor public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index =
      sectionIdentifier.map { existing($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let index else {
      if sectionIdentifier == nil { report("items were appended where there is no section") }
      return
    }
    sections[index].items += taking(identifiers)
  }

  /// Inserts items before another item.
  @MainActor public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another item.
  @MainActor public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items; items that are not in the snapshot are ignored, as in UIKit.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    forget(gone)
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
    known = []
    removeReloads()
  }

  /// Moves a section before another section.
  @MainActor public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another section.
  @MainActor public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Moves an item before another item.
  @MainActor public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another item.
  @MainActor public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Marks items to be loaded again in new cells.
  @MainActor public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Marks items to be configured again in their present cells.
  @MainActor public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Marks sections to be loaded again.
  @MainActor public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Removes the marks of items and sections to load again.
  mutating func removeReloads() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  /// Removes deleted items from the known ones, and their marks.
  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    known.subtract(gone)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  private func position(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    return nil
  }

  @MainActor private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, let from = existing(identifier), existing(other) != nil else {
      return
    }
    sections[from.section].items.remove(at: from.item)
    guard let to = position(of: other) else { return }
    sections[to.section].items.insert(identifier, at: to.item + offset)
  }

  @MainActor private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let from = existing(identifier), existing(other) != nil else {
      return
    }
    let section = sections.remove(at: from)
    guard let to = indexOfSection(other) else { return }
    sections.insert(section, at: to + offset)
  }

  @MainActor private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard existing(other) != nil else { return }
    let new = taking(identifiers.filter { $0 != other })
    guard let place = position(of: other) else { return }
    sections[place.section].items.insert(contentsOf: new, at: place.item + offset)
  }

  @MainActor private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [Section] = []
    for identifier in identifiers {
      if indexOfSection(identifier) != nil || new.contains(where: { $0.identifier == identifier }) {
        report("section \(identifier) was added twice")
      } else {
        new.append(Section(identifier: identifier, items: []))
      }
    }
    sections.insert(contentsOf: new, at: index)
  }

  /// Returns items to add, each once, and removes those that are in the snapshot from their places.
  @MainActor private mutating func taking(
    _ identifiers: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    var present: Set<ItemIdentifierType> = []
    var taken: Set<ItemIdentifierType> = []
    let items = identifiers.filter { identifier in
      guard taken.insert(identifier).inserted else {
        report("item \(identifier) was added twice")
        return false
      }
      if !known.insert(identifier).inserted { present.insert(identifier) }
      return true
    }
    guard !present.isEmpty else { return items }
    reportPresent(items.filter(present.contains))
    for index in sections.indices { sections[index].items.removeAll(where: present.contains) }
    return items
  }

  /// Reports items that are in the snapshot already, in the words of UIKit's message.
  @MainActor private func reportPresent(_ items: [ItemIdentifierType]) {
    let noun = items.count == 1 ? "identifier" : "identifiers"
    let verb = items.count == 1 ? "exists" : "exist"
    Device.current.findings.report(
      .table,
      """
      Diffable data source detected an attempt to insert or append \(items.count) item \(noun) that \
      already \(verb) in the snapshot: \(items.map { "\($0)" }.joined(separator: ", ")). The existing \
      item \(noun) will be moved into place instead. Delete an item before it is added elsewhere, or \
      move it.
      """)
  }

  @MainActor private func existing(_ identifier: SectionIdentifierType) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { report("section \(identifier) was named, which is not there") }
    return index
  }

  @MainActor private func existing(
    _ identifier: ItemIdentifierType
  ) -> (section: Int, item: Int)? {
    let found = position(of: identifier)
    if found == nil { report("item \(identifier) was named, which is not there") }
    return found
  }

  @MainActor private func report(_ mistake: String) {
    Device.current.findings.report(
      .table,
      """
      in a snapshot \(mistake); UIKit raises an exception. Each identifier must be there, and be \
      there once.
      """)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
