/// A canned response for requests with a method and a path.
public struct Stub: Equatable, Sendable {
  /// The result of a request.
  public enum Outcome: Equatable, Sendable {
    /// A response.
    case response(HTTPResponse)
    /// No response, with an error.
    case failure(NetworkError)
  }

  /// The method of the requests, in capitals.
  public var method: String

  /// The path pattern; `*` matches one whole segment, and the query is compared only if the pattern
  /// has one.
  public var path: String

  /// The result of each request.
  public var outcome: Outcome

  /// The time the response takes; nil for the network's latency.
  public var delay: Duration?

  /// The number of requests left to answer; nil for no limit.
  public var remaining: Int?

  /// Creates a stub that answers a number of requests, by default all.
  public init(
    method: String, path: String, outcome: Outcome, delay: Duration? = nil, times: Int? = nil
  ) {
    self.method = method.uppercased()
    self.path = path
    self.outcome = outcome
    self.delay = delay
    remaining = times
  }

  /// Returns whether the stub answers a request.
  public func matches(_ request: HTTPRequest) -> Bool {
    guard remaining != 0, method == request.method else { return false }
    return Self.path(request.path, matches: path)
  }

  /// Returns whether a path matches a pattern, in which `*` matches one whole segment.
  public static func path(_ path: String, matches pattern: String) -> Bool {
    let target = pattern.contains("?") ? path[...] : path.prefix { $0 != "?" }
    let segments = target.split(separator: "/", omittingEmptySubsequences: true)
    let wanted = pattern.split(separator: "/", omittingEmptySubsequences: true)
    return segments.count == wanted.count
      && zip(segments, wanted).allSatisfy { $1 == "*" || $0 == $1 }
  }
}
