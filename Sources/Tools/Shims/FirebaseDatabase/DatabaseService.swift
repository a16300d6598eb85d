// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import FirebaseBackend
import Foundation
public import HeadlessDevice

/// The tree of the database in memory, which answers the requests of the REST interface.
///
/// It begins with the JSON text under `firebaseDatabase` in the device's storage. All databases of an app share it.
public final class DatabaseService: FirebaseService {
  /// The header of the requests that are this service's.
  nonisolated static let header = "X-Firebase-Decoding"
  nonisolated private static let mark = (name: "Server", value: "DatabaseService")

  private(set) var tree: Node
  /// The client that is told of changes.
  weak var client: DatabaseClient?
  /// The writes that the server makes when the connection is lost, in order.
  private var farewells: [Write] = []
  /// The data and writes that a client kept for the next launch.
  var kept = KeptData()

  public init() {
    let seed = Device.current.storage.string(forKey: "firebaseDatabase") ?? "null"
    let node = Node(json: Data(seed.utf8))
    tree = node ?? Node()
    if node == nil {
      Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "The storage's `firebaseDatabase` is not JSON, so the database is empty. Correct the text.")
    }
  }

  /// Returns the value at a path in the form of JSON; nil for none.
  public func value(at path: String) -> Any? {
    let node = tree[NodePath(path)]
    return node.isEmpty ? nil : node.value
  }

  /// Changes the value at a path as another user's device does; nil removes it.
  public func set(_ value: Any?, at path: String) {
    guard let node = Node(value) else { return }
    apply(.set(NodePath(path), node))
    client?.didChange(NodePath(path))
  }

  public func respond(to request: HTTPRequest) -> HTTPResponse? {
    guard request.headers[Self.header] != nil,
      let (path, query) = Self.place(of: request.path)
    else { return nil }
    if let tag = request.headers["if-match"], tag != tree[path].tag {
      return response(tree[path], status: 412)
    }
    if request.method != "GET" {
      guard let write = Write(request.method, path, body: request.body) else {
        return HTTPResponse(status: 400, object: ["error": "Invalid data; couldn't parse JSON."])
      }
      apply(write)
    }
    return response(query.filter(tree[path]))
  }

  private func response(_ node: Node, status: Int = 200) -> HTTPResponse {
    let headers = ["Content-Type": "application/json", Self.mark.name: Self.mark.value]
    return HTTPResponse(status: status, headers: headers, body: node.json)
  }

  /// Returns whether the service gave a response; a stub gave another.
  static func gave(_ response: HTTPResponse) -> Bool { response.headers[mark.name] == mark.value }

  // MARK: Changes

  /// Makes a write; the client that sent it tells its observers when it has the answer.
  func apply(_ write: Write) { write.apply(to: &tree, milliseconds: Self.milliseconds) }

  /// Takes over what a stub answered, as what the server has.
  func adopt(_ node: Node, at path: NodePath, _ query: Query) {
    if query.showsAll {
      tree[path] = node
    } else {
      for entry in query.entries(of: tree[path]) {
        tree[path.appending(NodePath(entry.key))] = Node()
      }
      for (key, child) in node.children { tree[path.appending(NodePath(key))] = child }
    }
    client?.didChange(path)
  }

  /// The date in milliseconds, as the server's timestamps are.
  static var milliseconds: Int {
    Int((Device.current.date.timeIntervalSince1970 * 1000).rounded())
  }

  // MARK: Writes at the end of the connection

  func addFarewell(_ write: Write) { farewells.append(write) }

  func removeFarewells(at path: NodePath) {
    farewells.removeAll { path.rest(of: $0.path) != nil }
  }

  func endConnection() {
    let writes = farewells
    farewells = []
    for write in writes {
      apply(write)
      write.changes.forEach { client?.didChange($0.path) }
    }
  }

  // MARK: Addresses

  nonisolated static func address(_ path: NodePath, _ query: Query = Query()) -> String {
    let allowed = CharacterSet(charactersIn: "?#%& ").inverted
    let text = path.text.addingPercentEncoding(withAllowedCharacters: allowed) ?? path.text
    let parameters = query.parameters
    return "/\(text).json" + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
  }

  /// Returns the path and the query of an address; nil for an address of another service.
  private static func place(of address: String) -> (NodePath, Query)? {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    guard let text = parts.first, text.hasSuffix(".json") else { return nil }
    let path = String(text.dropLast(5))
    let parameters = parts.dropFirst().first?.split(separator: "&").map(String.init) ?? []
    return (
      NodePath(path.removingPercentEncoding ?? path), Query(parameters: parameters)
    )
  }
}

/// The data and the writes that stay on the phone while the app does not run.
struct KeptData {
  var locations: Set<Location> = []
  var writes: [Write] = []
}
