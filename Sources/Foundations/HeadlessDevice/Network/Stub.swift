/// An answer arranged from outside for the requests of a method and a path.
public struct Stub: Equatable, Sendable {
  /// What a request gets.
  public enum Outcome: Equatable, Sendable {
    /// A response.
    case response(HTTPResponse)
    /// No answer, for a reason.
    case failure(NetworkError)
  }

  /// The method it answers, in capitals.
  public var method: String

  /// The path it answers; `*` stands for one whole segment, a query counts only where one is given.
  public var path: String

  /// What a request gets.
  public var outcome: Outcome

  /// How long the answer takes; nil means the network's latency.
  public var delay: Duration?

  /// How many requests it still answers; nil means all.
  public var remaining: Int?

  /// Creates an answer.
  public init(
    method: String, path: String, outcome: Outcome, delay: Duration? = nil, times: Int? = nil
  ) {
    self.method = method.uppercased()
    self.path = path
    self.outcome = outcome
    self.delay = delay
    remaining = times
  }

  /// Whether it answers a request.
  public func matches(_ request: HTTPRequest) -> Bool {
    guard remaining != 0, method == request.method else { return false }
    return Self.path(request.path, matches: path)
  }

  /// Whether a path is one that a pattern with `*` for single segments stands for.
  public static func path(_ path: String, matches pattern: String) -> Bool {
    let target = pattern.contains("?") ? path[...] : path.prefix { $0 != "?" }
    let segments = target.split(separator: "/", omittingEmptySubsequences: true)
    let wanted = pattern.split(separator: "/", omittingEmptySubsequences: true)
    return segments.count == wanted.count
      && zip(segments, wanted).allSatisfy { $1 == "*" || $0 == $1 }
  }
}
