public import Foundation

/// An HTTP request: method, path, headers and body.
public struct HTTPRequest: Equatable, Sendable {
  /// `GET`, `POST`, `PATCH`, `PUT`, `DELETE` …, in capitals.
  public var method: String

  /// The path with its query, as in `/shifts/s1?full=1`.
  public var path: String

  /// Header fields by name.
  public var headers: [String: String]

  /// The body; empty for none.
  public var body: Data

  /// Creates a request.
  public init(
    _ method: String, _ path: String, headers: [String: String] = [:], body: Data = Data()
  ) {
    self.method = method.uppercased()
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Creates a request whose body is a value encoded as JSON with sorted keys.
  ///
  /// - Throws: the encoder's error for a value that JSON cannot represent.
  public init(
    _ method: String, _ path: String, headers: [String: String] = [:], json: some Encodable
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(method, path, headers: headers, body: try encoder.encode(json))
    self.headers["Content-Type"] = "application/json"
  }

  /// The method and the path, as logs show a request.
  public var summary: String { "\(method) \(path)" }

  /// The body as text; empty if it is not UTF-8.
  public var bodyText: String { String(bytes: body, encoding: .utf8) ?? "" }
}
