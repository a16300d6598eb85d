internal import HeadlessDevice

/// What a list shows, as a value: sections, and items in them, each known by an identifier.
///
/// An identifier that comes twice, or one that is named but not there, is a finding, as it is an
/// exception in UIKit; the call then does nothing for it.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []

  /// The items to be asked for again, in new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items to be asked for again, in the same cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The sections to be asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Nothing.
  public init() {}

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are.
  public var numberOfItems: Int { known.count }

  /// How many items a section has; 0 for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section; none for one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }

  /// The section an item is in; nil for one that is not there.
  ///
  /// O(n) in the items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// The place of an item among all; nil for one that is not there.
  ///
  /// O(n) in the items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds sections at the end.
  @MainActor public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  @MainActor public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = existing(toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Adds sections after another.
  @MainActor public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = existing(toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.identifier) {
      known.subtract(section.items)
    }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Adds items at the end of a section; of the last one where none is named.
  @MainActor public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index =
      sectionIdentifier.map { existing($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let index else {
      if sectionIdentifier == nil { report("items were appended where there is no section") }
      return
    }
    sections[index].items += admit(identifiers)
  }

  /// Adds items before another.
  @MainActor public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = existing(beforeIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: admit(identifiers), at: place.item)
  }

  /// Adds items after another.
  @MainActor public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = existing(afterIdentifier) else { return }
    sections[place.section].items.insert(contentsOf: admit(identifiers), at: place.item + 1)
  }

  /// Removes items; those that are not there are passed over, as in UIKit.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    known.subtract(gone)
  }

  /// Removes everything.
  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  /// Puts an item before another.
  @MainActor public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Puts an item after another.
  @MainActor public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Lets items be asked for again, in new cells.
  @MainActor public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Lets items be asked for again, in the same cells.
  @MainActor public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Lets sections be asked for again.
  @MainActor public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { existing($0) != nil }
  }

  /// Forgets what is to be asked for again: a list that took the snapshot has done it.
  mutating func forgetReloads() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
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
    guard let to = place(of: other) else { return }
    sections[to.section].items.insert(identifier, at: to.item + offset)
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

  /// The items that are not there yet; the others are findings.
  @MainActor private mutating func admit(
    _ identifiers: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      if known.insert(identifier).inserted { return true }
      report("item \(identifier) was added twice")
      return false
    }
  }

  @MainActor private func existing(_ identifier: SectionIdentifierType) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { report("section \(identifier) was named, which is not there") }
    return index
  }

  @MainActor private func existing(
    _ identifier: ItemIdentifierType
  ) -> (section: Int, item: Int)? {
    let found = place(of: identifier)
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
