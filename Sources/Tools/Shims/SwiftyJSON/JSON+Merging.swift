// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.

nonisolated extension JSON {
  /// Adds the members of another value; throws `wrongType` if it is of another type.
  public mutating func merge(with other: JSON) throws {
    guard type == other.type else { throw SwiftyJSONError.wrongType }
    combine(other)
  }

  public func merged(with other: JSON) throws -> JSON {
    var merged = self
    try merged.merge(with: other)
    return merged
  }

  /// Joins arrays and, at all levels, dictionaries; any other value is replaced.
  private mutating func combine(_ other: JSON) {
    switch (content, other.content) {
    case (.dictionary, .dictionary):
      for (key, value) in other { self[key].combine(value) }
    case (.array(let first), .array(let second)):
      content = .array(first + second)
    default:
      self = other
    }
  }
}
