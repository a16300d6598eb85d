// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The data of a location at one moment.
nonisolated open class DataSnapshot: NSObject, @unchecked Sendable {
  private let path: NodePath
  private let node: Node
  private let order: Query.Order?
  private let database: Database

  init(_ path: NodePath, _ node: Node, _ order: Query.Order?, _ database: Database) {
    self.path = path
    self.node = node
    self.order = order
    self.database = database
    super.init()
  }

  open var key: String { path.keys.last ?? "" }
  open var ref: DatabaseReference {
    MainActor.assumeIsolated { DatabaseReference(path, database) }
  }

  // MARK: Values

  /// The value: `NSDictionary`, `NSArray`, `NSNumber`, `String`, or `NSNull` where there is none.
  open var value: Any? { node.value }
  open var priority: Any? { node.priority?.value }
  open func valueInExportFormat() -> Any? { node.exported }
  open func exists() -> Bool { !node.isEmpty }

  // MARK: Children

  open func childSnapshot(forPath childPathString: String) -> DataSnapshot {
    let rest = NodePath(childPathString)
    return DataSnapshot(path.appending(rest), node[rest], nil, database)
  }

  open func hasChild(_ childPathString: String) -> Bool {
    !node[NodePath(childPathString)].isEmpty
  }

  open func hasChildren() -> Bool { !node.children.isEmpty }
  open var childrenCount: UInt { UInt(node.children.count) }

  /// The snapshots of the children, in the order of the query.
  open var children: NSEnumerator {
    let entries = Query(order: order).entries(of: node)
    let snapshots = entries.map { childSnapshot(forPath: $0.key) }
    return NSArray(array: snapshots).objectEnumerator()
  }

  open override var description: String { "Snap (\(key)) \(node.value)" }
}
