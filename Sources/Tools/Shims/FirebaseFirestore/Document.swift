// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// A document as the service has it.
nonisolated struct Document: Equatable, Sendable {
  let path: String
  var fields: Fields
  var createTime: Timestamp?
  var updateTime: Timestamp?
}

extension Document {
  /// Returns REST's JSON of the document, whose name begins with a root.
  func json(root: String) -> FirebaseJSON {
    var object: FirebaseJSON = ["name": "\(root)/\(path)", "fields": fields.json]
    object["createTime"] = createTime?.text
    object["updateTime"] = updateTime?.text
    return object
  }

  /// Creates a document of REST's JSON; nil if it has no name.
  init?(json: Any?) {
    guard let object = json as? FirebaseJSON, let name = object["name"] as? String else {
      return nil
    }
    path = Path.relative(name)
    fields = Fields(json: object["fields"])
    createTime = (object["createTime"] as? String).flatMap(Timestamp.init(text:))
    updateTime = (object["updateTime"] as? String).flatMap(Timestamp.init(text:))
  }
}
