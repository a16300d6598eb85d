extension PropsValue {
  /// Creates a value from JSON (RFC 8259).
  ///
  /// Members keep their order; of two members with one name the last one counts.
  ///
  /// - Throws: ``JSONProblem`` at the first invalid place, or at more than 500 nested levels.
  public init(json: String) throws(JSONProblem) {
    var reader = JSONReader(Array(json.utf8))
    self = try reader.document()
  }

  /// Creates a value from the bytes of JSON in UTF-8.
  public init(json: some Sequence<UInt8>) throws(JSONProblem) {
    let bytes = Array(json)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONProblem(description: "these bytes are not UTF-8", offset: 0)
    }
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// The reason that a text is not JSON, with its place.
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requirement that the text does not meet.
  public let description: String

  /// The offset of the problem, in bytes of UTF-8.
  public let offset: Int
}
