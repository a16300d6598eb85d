public import Foundation

/// A request an app sends: method, path, headers and body.
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

  /// Creates a request whose body is a value written as JSON, with its keys sorted.
  ///
  /// - Throws: what the encoder throws for a value that JSON cannot hold.
  public init(
    _ method: String, _ path: String, headers: [String: String] = [:], json: some Encodable
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(method, path, headers: headers, body: try encoder.encode(json))
    self.headers["Content-Type"] = "application/json"
  }

  /// Method and path, as logs name a request.
  public var summary: String { "\(method) \(path)" }

  /// The body as text; empty where it is not text.
  public var bodyText: String { String(bytes: body, encoding: .utf8) ?? "" }
}
