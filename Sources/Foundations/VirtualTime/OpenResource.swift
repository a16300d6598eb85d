/// The open resources of one kind that were opened at one place.
public struct OpenResource: Equatable, Sendable {
  struct Key: Hashable {
    let kind: String
    let origin: String
  }

  /// A noun for the resources.
  public let kind: String

  /// The place that opened them: `Module/File.swift:12`.
  public let origin: String

  /// The number of them that are open.
  public let count: Int

  init(key: Key, count: Int) {
    kind = key.kind
    origin = key.origin
    self.count = count
  }
}
