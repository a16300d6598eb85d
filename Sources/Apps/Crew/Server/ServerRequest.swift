import Foundation
import HeadlessDevice

/// A request with its path segments and its user.
struct ServerRequest {
  /// The id of the user whose token the request carries; nil without a token.
  let userID: String?

  private let body: Data
  private let segments: [Substring]

  init(_ request: HTTPRequest) {
    body = request.body
    segments = Substring(request.path.utf8.prefix { $0 != UInt8(ascii: "?") }).pathSegments
    userID = Self.userID(of: request)
  }

  /// Returns whether the request's path matches a pattern, in which `*` stands for any segment.
  func matches(_ pattern: [Substring]) -> Bool {
    guard segments.count == pattern.count else { return false }
    for (segment, wanted) in zip(segments, pattern) where wanted != "*" && segment != wanted {
      return false
    }
    return true
  }

  /// Returns the path segment at an index from 0; empty if there is none.
  func segment(_ index: Int) -> String {
    segments.indices.contains(index) ? String(segments[index]) : ""
  }

  /// Returns the body decoded as JSON; nil if it cannot be decoded.
  func json<Model: Decodable>(_ type: Model.Type) -> Model? {
    try? JSONDecoder().decode(type, from: body)
  }

  /// Returns the user of the request's token: Bilal for his own token, Ann for any other.
  private static func userID(of request: HTTPRequest) -> String? {
    guard let header = request.headers["Authorization"], header.hasPrefix("Bearer "),
      header.count > "Bearer ".count
    else { return nil }
    return header.hasSuffix("bilal-token") ? "u2" : "u1"
  }
}
