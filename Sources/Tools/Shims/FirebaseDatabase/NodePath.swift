import Foundation

/// The keys from the root of the tree to a node.
nonisolated struct NodePath: Hashable, Sendable {
  var keys: [String]

  init(_ keys: [String] = []) { self.keys = keys }

  init(_ text: String) { keys = text.split(separator: "/").map(String.init) }

  var text: String { keys.joined(separator: "/") }

  var parent: NodePath? { keys.isEmpty ? nil : NodePath(Array(keys.dropLast())) }

  func appending(_ path: NodePath) -> NodePath { NodePath(keys + path.keys) }

  /// Returns the rest of a path that begins with this one; nil for another.
  func rest(of path: NodePath) -> NodePath? {
    path.keys.starts(with: keys) ? NodePath(Array(path.keys.dropFirst(keys.count))) : nil
  }

  /// Returns whether one of the paths begins with the other.
  func overlaps(_ path: NodePath) -> Bool { rest(of: path) != nil || path.rest(of: self) != nil }
}

/// A key, compared as the database does: whole numbers first, by their size.
nonisolated struct NodeKey: Comparable {
  let text: String
  let index: Int?

  init(_ text: String) {
    self.text = text
    let number = Int32(text)
    index = number.flatMap { "\($0)" == text ? Int($0) : nil }
  }

  static func < (left: NodeKey, right: NodeKey) -> Bool {
    switch (left.index, right.index) {
    case (let left?, let right?): left < right
    case (nil, nil): left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    default: left.index != nil
    }
  }
}
