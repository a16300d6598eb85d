import FirebaseBackend
import Foundation
import HeadlessDevice

/// The values that one operation writes.
struct Write {
  struct Change {
    let path: NodePath
    let node: Node
    /// Whether only the priority of what is there changes.
    var isPriority = false
  }

  let path: NodePath
  let changes: [Change]
  private let isUpdate: Bool

  static func set(_ path: NodePath, _ node: Node) -> Write {
    Write(path: path, changes: [Change(path: path, node: node)], isUpdate: false)
  }

  static func update(_ path: NodePath, _ children: [(NodePath, Node)]) -> Write {
    let changes = children.map { Change(path: path.appending($0), node: $1) }
    return Write(path: path, changes: changes, isUpdate: true)
  }

  static func priority(_ path: NodePath, _ priority: Node) -> Write {
    let change = Change(path: path, node: priority, isPriority: true)
    return Write(path: path, changes: [change], isUpdate: false)
  }

  /// Creates the write of a request; nil if its body cannot be read.
  init?(_ method: String, _ path: NodePath, body: Data) {
    let node = method == "DELETE" ? Node() : Node(json: body)
    guard let node else { return nil }
    if method == "PATCH" {
      // An empty value removes a child, so the keys are read from the text itself.
      let pairs = body.object.sorted { $0.key < $1.key }.compactMap { key, value in
        Node(value).map { (NodePath(key), $0) }
      }
      self = .update(path, pairs)
    } else if path.keys.last == ".priority" {
      self = .priority(path.parent ?? NodePath(), node)
    } else {
      self = .set(path, node)
    }
  }

  private init(path: NodePath, changes: [Change], isUpdate: Bool) {
    self.path = path
    self.changes = changes
    self.isUpdate = isUpdate
  }

  /// The request in the form of the REST interface.
  func request(expecting tag: String? = nil) -> HTTPRequest {
    var request = requestWithoutHeaders
    request.headers[DatabaseService.header] = "1"
    if !request.body.isEmpty { request.headers["Content-Type"] = "application/json" }
    request.headers["if-match"] = tag
    return request
  }

  private var requestWithoutHeaders: HTTPRequest {
    if isUpdate {
      let values = changes.map { (path.rest(of: $0.path)?.text ?? "", $0.node.exported) }
      let object = Dictionary(values) { $1 }
      return HTTPRequest("PATCH", DatabaseService.address(path), body: Data(object: object))
    }
    guard let change = changes.first else { return HTTPRequest("GET", "/.json") }
    let place = change.isPriority ? path.appending(NodePath(".priority")) : path
    let address = DatabaseService.address(place)
    if change.node.isEmpty && !change.isPriority { return HTTPRequest("DELETE", address) }
    return HTTPRequest("PUT", address, body: change.node.json)
  }

  /// Writes into a tree, with the values that the server fills in.
  func apply(to tree: inout Node, milliseconds: Int) {
    for change in changes { change.apply(to: &tree, milliseconds: milliseconds) }
  }
}

extension Write.Change {
  /// Writes into a tree, with the values that the server fills in.
  func apply(to tree: inout Node, milliseconds: Int) {
    let old = tree[path]
    if isPriority {
      guard !old.isEmpty else { return }
      let priority = node.resolved(before: Node(), milliseconds: milliseconds)
      tree[path].priority = priority.leaf
    } else {
      tree[path] = node.resolved(before: old, milliseconds: milliseconds)
    }
  }
}
