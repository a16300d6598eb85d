// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessDevice

/// The parts of a request's path: `/v1/projects/p/databases/d/documents/PATH:VERB`.
struct FirestoreCall {
  /// The header with the identifier of a commit, by which the service knows one that is sent again.
  static let keyHeader = "X-Commit-Id"

  /// The beginning of the documents' names, as in `projects/p/databases/(default)/documents`.
  let root: String
  let database: String
  /// The path in the database; empty for the database itself.
  let path: String
  /// The method after the colon; nil for none.
  let verb: String?

  var name: String { "\(root)/\(path)" }

  /// Takes a request's path apart; nil if it is none of Firestore's.
  init?(_ request: HTTPRequest) {
    let text = request.path.prefix { $0 != "?" }
    let decoded = text.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    guard decoded.count >= 6, decoded[0] == "v1", decoded[1] == "projects",
      decoded[3] == "databases"
    else { return nil }
    var names = Array(decoded[5...])
    let last = names[names.count - 1]
    let verb = Self.verbs.first { last.hasSuffix(":\($0)") }
    if let verb { names[names.count - 1].removeLast(verb.count + 1) }
    guard names[0] == "documents" else { return nil }
    root = "projects/\(decoded[2])/databases/\(decoded[4])/documents"
    database = decoded[4]
    path = names.dropFirst().joined(separator: "/")
    self.verb = verb
  }

  private static let verbs = ["commit", "runQuery", "runAggregationQuery"]

  /// Returns the path of a request for a document, a collection or a method.
  static func path(_ root: String, _ path: String, verb: String? = nil) -> String {
    let text = path.isEmpty ? root : "\(root)/\(path)"
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: "%?#;")
    let encoded = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    return "/v1/\(encoded)" + (verb.map { ":\($0)" } ?? "")
  }
}

extension HTTPResponse {
  /// Creates a response with a JSON array as its body, with sorted keys.
  init(array: [FirebaseJSON]) {
    let body = try? JSONSerialization.data(
      withJSONObject: array, options: [.sortedKeys, .withoutEscapingSlashes])
    self.init(
      status: 200, headers: ["Content-Type": "application/json"], body: body ?? Data())
  }

  /// The objects of a body that is a JSON array; that of a body that is one object; nil for another body.
  var objects: [FirebaseJSON]? {
    let body = try? JSONSerialization.jsonObject(with: body)
    return body as? [FirebaseJSON] ?? (body as? FirebaseJSON).map { [$0] }
  }
}
