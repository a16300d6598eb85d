import Foundation

/// A canned response for requests with a method and a path.
public struct Stub: Equatable, Sendable {
  /// The answer that a stub gives.
  public enum Answer: Equatable, Sendable {
    /// A canned result.
    case outcome(Outcome)
    /// The answer that the request gets without this stub, delivered in some way.
    case usual(Delivery)
  }

  /// The way in which an answer reaches the app.
  public enum Delivery: Equatable, Sendable {
    /// The answer arrives as it was sent.
    case whole
    /// The server takes the request, and the connection is lost before its answer arrives.
    case lost
    /// The answer arrives with a body that is cut off and not UTF-8.
    case garbled
  }

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

  /// The answer to each request.
  public var answer: Answer

  /// The time the response takes; nil for the network's latency.
  public var delay: Duration?

  /// The number of requests left to answer; nil for no limit.
  public var remaining: Int?

  /// Creates a stub that answers a number of requests, by default all.
  public init(
    method: String, path: String, outcome: Outcome, delay: Duration? = nil, times: Int? = nil
  ) {
    self.init(
      method: method, path: path, answer: .outcome(outcome), delay: delay, times: times)
  }

  /// Creates a stub that gives an answer to a number of requests, by default all.
  public init(
    method: String, path: String, answer: Answer, delay: Duration? = nil, times: Int? = nil
  ) {
    self.method = method.uppercased()
    self.path = path
    self.answer = answer
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
    let (query, slash) = (UInt8(ascii: "?"), UInt8(ascii: "/"))
    let target = pattern.utf8.contains(query) ? path.utf8[...] : path.utf8.prefix { $0 != query }
    let segments = target.split(separator: slash)
    let wanted = pattern.utf8.split(separator: slash)
    return segments.count == wanted.count
      && zip(segments, wanted).allSatisfy { $1.elementsEqual("*".utf8) || $0.elementsEqual($1) }
  }
}

extension Stub.Delivery {
  /// Returns an outcome as it reaches the app.
  func deliver(_ outcome: Stub.Outcome) -> Stub.Outcome {
    guard case .response(var response) = outcome else { return outcome }
    switch self {
    case .whole: return outcome
    case .lost: return .failure(.connectionLost)
    case .garbled:
      // A byte that is in no UTF-8 text, so that no decoder of text or JSON accepts the rest.
      response.body = response.body.prefix(response.body.count / 2) + [0xFF]
      return .response(response)
    }
  }
}
