/// Why a text is no JSON, and where.
public struct JSONProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What stands there, and what must.
  public let description: String

  /// Where it stands, in bytes of UTF-8 from the beginning of the text.
  public let offset: Int
}
