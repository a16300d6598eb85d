import Foundation

/// The order of children, and the part of them that a query shows.
nonisolated struct Query: Hashable, Sendable {
  enum Order: Hashable, Sendable {
    case priority, key, value
    case child(String)
  }

  /// A first or last value, with the key among those of equal value.
  struct Bound: Hashable, Sendable {
    /// The value as a JSON text.
    var value: String
    var key: String?
    var isIncluded = true
  }

  enum Limit: Hashable, Sendable {
    case first(Int), last(Int)
  }

  var order: Order?
  var start: Bound?
  var end: Bound?
  var limit: Limit?

  /// Whether all children are shown.
  var showsAll: Bool { start == nil && end == nil && limit == nil }

  /// Returns the children that the query shows, in its order.
  func entries(of node: Node) -> [Entry] {
    var entries = node.children.map { Entry($0.key, $0.value, order ?? .priority) }.sorted()
    if let start { entries.removeAll { !$0.isAtOrAfter(start, order) } }
    if let end { entries.removeAll { !$0.isAtOrBefore(end, order) } }
    switch limit {
    case .first(let count): return Array(entries.prefix(count))
    case .last(let count): return Array(entries.suffix(count))
    case nil: return entries
    }
  }

  /// Returns the node with only the children that the query shows.
  func filter(_ node: Node) -> Node {
    guard !showsAll else { return node }
    var node = node
    node.leaf = nil
    let shown = entries(of: node).map { ($0.key, $0.node) }
    node.children = Dictionary(uniqueKeysWithValues: shown)
    if node.isEmpty { node.priority = nil }
    return node
  }
}

/// A child with the value by which it is ordered.
nonisolated struct Entry: Comparable, Sendable {
  let key: String
  let node: Node
  private let name: NodeKey
  /// The kind of the value: none, a leaf, children.
  private let kind: Int
  private let leaf: Leaf?

  init(_ key: String, _ node: Node, _ order: Query.Order) {
    self.key = key
    self.node = node
    name = NodeKey(key)
    var ordered = Node()
    switch order {
    case .key: break
    case .value: ordered = node
    case .priority: ordered.leaf = node.priority
    case .child(let path): ordered = node[NodePath(path)]
    }
    leaf = ordered.leaf
    kind = ordered.leaf != nil ? 1 : ordered.children.isEmpty ? 0 : 2
  }

  /// Creates the place of a bound among the children.
  private init(_ bound: Query.Bound, _ order: Query.Order?, _ ownKey: String) {
    let value = Node(json: Data(bound.value.utf8)) ?? Node()
    node = value
    leaf = order == .key ? nil : value.leaf
    kind = leaf == nil ? 0 : 1
    if order == .key, case .text(let text) = value.leaf {
      key = text
    } else {
      key = bound.key ?? ownKey
    }
    name = NodeKey(key)
  }

  static func == (left: Entry, right: Entry) -> Bool { !(left < right) && !(right < left) }

  static func < (left: Entry, right: Entry) -> Bool {
    if let first = left.precedesByValue(right) { return first }
    return left.name < right.name
  }

  /// Returns whether the value is before another's; nil if they are equal.
  private func precedesByValue(_ other: Entry) -> Bool? {
    if kind != other.kind { return kind < other.kind }
    guard let leaf, let otherLeaf = other.leaf, leaf < otherLeaf || otherLeaf < leaf else {
      return nil
    }
    return leaf < otherLeaf
  }

  /// Returns whether the value by which the child is ordered is that of another.
  func hasSameOrder(as other: Entry) -> Bool { precedesByValue(other) == nil }

  fileprivate func isAtOrAfter(_ bound: Query.Bound, _ order: Query.Order?) -> Bool {
    let place = Entry(bound, order, key)
    return place < self || (bound.isIncluded && place == self)
  }

  fileprivate func isAtOrBefore(_ bound: Query.Bound, _ order: Query.Order?) -> Bool {
    let place = Entry(bound, order, key)
    return self < place || (bound.isIncluded && place == self)
  }
}
