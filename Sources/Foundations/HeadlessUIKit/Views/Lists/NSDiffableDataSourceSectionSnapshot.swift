/// A value that describes the items of a section as a tree, for a diffable data source to show.
///
/// Items below an item that is not expanded are not shown. An item is in the tree once; changes to items
/// that are not in it do nothing.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  private var known: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Items

  /// The items in their order, each followed by those below it.
  public var items: [ItemIdentifierType] { descendants(of: nil) { _ in true } }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The items that are shown.
  public var visibleItems: [ItemIdentifierType] { descendants(of: nil, where: expanded.contains) }

  /// Returns whether an item is in the tree.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the number of items above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, item) = (0, item)
    while let parent = parents[item] { (level, item) = (level + 1, parent) }
    return level
  }

  /// Returns the item above an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the place of an item among all items, in O(n); nil if it is not in the tree.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var child = item
    while let parent = parents[child] {
      guard expanded.contains(parent) else { return false }
      child = parent
    }
    return contains(item)
  }

  /// Returns whether the items below an item are shown when it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns the tree below an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var tree = NSDiffableDataSourceSectionSnapshot()
    if includingParent { tree.append([parent]) }
    for item in descendants(of: parent, where: { _ in true }) {
      let above = parents[item].flatMap { $0 == parent && !includingParent ? nil : $0 }
      tree.append([item], to: above)
    }
    tree.expanded = expanded.filter(tree.contains)
    return tree
  }

  /// Whether there are items below an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  private func descendants(
    of parent: ItemIdentifierType?, where goesOn: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (goesOn(item) ? descendants(of: item, where: goesOn) : [])
    }
  }

  // MARK: Changes

  /// Adds items below an item, or as roots.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(items, below: parent, at: children[parent]?.count ?? 0)
  }

  /// Inserts items before an item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after an item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    let parent = parents[item]
    guard let place = children[parent]?.firstIndex(of: item) else { return }
    insert(items, below: parent, at: place + offset)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int
  ) {
    let new = items.filter { known.insert($0).inserted }
    children[parent, default: []].insert(contentsOf: new, at: place)
    if let parent { for item in new { parents[item] = parent } }
  }

  /// Removes items and those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      children[item] = nil
      children[parents[item]]?.removeAll { $0 == item }
      parents[item] = nil
      expanded.remove(item)
      known.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Replaces the items below an item by a tree.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children[parent] ?? [])
    for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
    expanded.formUnion(snapshot.expanded)
  }

  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}
