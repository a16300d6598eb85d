public import Foundation

/// An HTTP response: status, headers and body.
public struct HTTPResponse: Equatable, Sendable {
  /// The status code, 100 to 599.
  public var status: Int

  /// Header fields by name.
  public var headers: [String: String]

  /// The body; empty for none.
  public var body: Data

  /// Creates a response.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response whose body is a value encoded as JSON with sorted keys.
  ///
  /// - Throws: the encoder's error for a value that JSON cannot represent.
  public init(status: Int, json: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(
      status: status, headers: ["Content-Type": "application/json"], body: try encoder.encode(json))
  }

  /// Whether the status means success: 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
