import Foundation

/// A part of the tree: a leaf or children by key, with a priority; an empty node is not there.
nonisolated struct Node: Equatable, Sendable {
  var leaf: Leaf?
  var children: [String: Node] = [:]
  var priority: Leaf?

  var isEmpty: Bool { leaf == nil && children.isEmpty }

  init() {}

  init(_ leaf: Leaf) { self.leaf = leaf }

  /// Creates the node of a value in the form of JSON; nil if a value in it cannot be stored.
  init?(_ value: Any?) {
    guard let value, !(value is NSNull), !Self.isNil(value) else { return }
    if let values = value as? [AnyHashable: Any] {
      guard let node = Node(dictionary: values) else { return nil }
      self = node
    } else if let values = value as? [Any] {
      let pairs = values.enumerated().map { (AnyHashable("\($0)"), $1) }
      guard let node = Node(dictionary: Dictionary(uniqueKeysWithValues: pairs)) else { return nil }
      self = node
    } else {
      guard let leaf = Leaf(value) else { return nil }
      self.leaf = leaf
    }
  }

  private init?(dictionary values: [AnyHashable: Any]) {
    if let kind = values[".sv"] {
      guard let leaf = Self.serverValue(kind) else { return nil }
      self.leaf = leaf
    } else if let value = values[".value"] {
      guard let node = Node(value) else { return nil }
      self = node
    } else {
      guard readChildren(values) else { return nil }
    }
    priority = isEmpty ? nil : values[".priority"].flatMap { Leaf($0) }
  }

  private mutating func readChildren(_ values: [AnyHashable: Any]) -> Bool {
    for (key, value) in values {
      let key = (key.base as? String) ?? "\(key)"
      guard key != ".priority" else { continue }
      guard let child = Node(value) else { return false }
      if !child.isEmpty { self[NodePath(key)] = child }
    }
    return true
  }

  private static func serverValue(_ kind: Any) -> Leaf? {
    if kind as? String == "timestamp" { return .timestamp }
    guard let delta = (kind as? [AnyHashable: Any])?["increment"] else { return nil }
    return Leaf(delta).map { .increment($0) }
  }

  /// Returns whether a value is an optional without one, which Objective-C's collections cannot hold.
  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// The node at a path below; setting an empty one removes it.
  subscript(path: NodePath) -> Node {
    get { path.keys.reduce(self) { $0.children[$1] ?? Node() } }
    set {
      guard let key = path.keys.first else { return self = newValue }
      var child = children[key] ?? Node()
      child[NodePath(Array(path.keys.dropFirst()))] = newValue
      if child.isEmpty {
        children[key] = nil
        if isEmpty { priority = nil }
      } else {
        leaf = nil
        children[key] = child
      }
    }
  }

  /// Returns the node with the values that the server fills in, given what was there before.
  func resolved(before: Node, milliseconds: Int) -> Node {
    var node = self
    switch leaf {
    case .timestamp: node.leaf = .integer(milliseconds)
    case .increment(let delta):
      node.leaf = Leaf((before.leaf?.number ?? 0) + (delta.number ?? 0))
    default: break
    }
    node.children = [:]
    for (key, child) in children {
      let old = before.children[key] ?? Node()
      node.children[key] = child.resolved(before: old, milliseconds: milliseconds)
    }
    return node
  }
}
