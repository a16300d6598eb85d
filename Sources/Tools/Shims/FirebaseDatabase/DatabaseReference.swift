// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A location in the database, for reading and writing.
open class DatabaseReference: DatabaseQuery {
  init(_ path: NodePath, _ database: Database) { super.init(Location(path: path), database) }

  var path: NodePath { location.path }

  // MARK: Places

  open var key: String? { path.keys.last }
  open var parent: DatabaseReference? { path.parent.map { DatabaseReference($0, database) } }
  open var root: DatabaseReference { DatabaseReference(NodePath(), database) }

  open var url: String {
    let allowed = CharacterSet.urlPathAllowed
    let text = path.text.addingPercentEncoding(withAllowedCharacters: allowed) ?? path.text
    return text.isEmpty ? database.address : database.address + "/" + text
  }

  nonisolated open override var description: String { MainActor.assumeIsolated { url } }

  open func child(_ pathString: String) -> DatabaseReference {
    let rest = NodePath(pathString)
    if rest.keys.contains(where: { $0.contains { ".#$[]".contains($0) } }),
      rest.keys.first != ".info"
    {
      report("\(pathString) is no valid path: it contains one of the characters . # $ [ ]")
    }
    return DatabaseReference(path.appending(rest), database)
  }

  open func childByAutoId() -> DatabaseReference {
    DatabaseReference(path.appending(NodePath(PushKeys.current.next())), database)
  }

  open class func goOffline() { DatabaseClient.current.setWanted(false) }
  open class func goOnline() { DatabaseClient.current.setWanted(true) }

  // MARK: Writing

  typealias Completion = ((any Error)?, DatabaseReference) -> Void

  /// Sends a write; observers see it at once.
  func send(_ write: Write?, _ completion: Completion?) {
    guard let write else { return }
    let pending = PendingWrite(write) { [self] answer in
      if case .refused(let error) = answer {
        completion?(error, self)
      } else {
        completion?(nil, self)
      }
    }
    DatabaseClient.current.add(pending)
  }

  /// Returns the node of a value; nil with a finding if it cannot be stored.
  func node(_ value: Any?, priority: Any? = nil) -> Node? {
    guard var node = Node(value) else {
      report(
        "A value for \(self) cannot be stored: only NSNumber, NSString, NSDictionary and NSArray can"
      )
      return nil
    }
    if let priority, !node.isEmpty { node.priority = Leaf(priority) }
    return node
  }

  private func report(_ message: String) {
    Device.current.findings.report(
      Finding.Kind(rawValue: "firebase"),
      message + "; Firebase ends the app with an exception.")
  }
}
