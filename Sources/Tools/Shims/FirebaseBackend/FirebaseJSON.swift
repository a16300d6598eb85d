// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import HeadlessDevice

public typealias FirebaseJSON = [String: Any]

extension HTTPRequest {
  /// Creates a request with a JSON object as its body, with sorted keys.
  public init(_ method: String, _ path: String, object: FirebaseJSON) {
    self.init(
      method, path, headers: ["Content-Type": "application/json"], body: Data(object: object))
  }

  /// The body as a JSON object; empty if it is none.
  public var object: FirebaseJSON { body.object }
}

extension HTTPResponse {
  /// Creates a response with a JSON object as its body, with sorted keys.
  public init(status: Int = 200, object: FirebaseJSON) {
    self.init(
      status: status, headers: ["Content-Type": "application/json"], body: Data(object: object))
  }

  /// Creates the response of Google's services to a request that fails.
  public init(status: Int, code: String, message: String) {
    self.init(
      status: status,
      object: ["error": ["code": status, "message": message, "status": code] as FirebaseJSON])
  }

  /// The body as a JSON object; empty if it is none.
  public var object: FirebaseJSON { body.object }
}

extension Data {
  /// Creates the bytes of a JSON object, with sorted keys.
  public init(object: FirebaseJSON) {
    self =
      (try? JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
  }

  /// The JSON object in these bytes; empty if there is none.
  public var object: FirebaseJSON {
    (try? JSONSerialization.jsonObject(with: self)) as? FirebaseJSON ?? [:]
  }
}
