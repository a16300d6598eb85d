import Foundation
import HeadlessDevice

/// A request, taken apart, and who sent it.
struct Call {
  let request: HTTPRequest

  /// Who is signed in; nil for nobody.
  let userID: String?

  private let segments: [Substring]

  init(_ request: HTTPRequest) {
    self.request = request
    segments = request.path.prefix { $0 != "?" }.split(separator: "/")
    userID = Self.userID(of: request)
  }

  /// Whether the request is for a path, given as its segments.
  func isFor(_ path: [Substring]) -> Bool {
    guard segments.count == path.count else { return false }
    for (segment, wanted) in zip(segments, path) where wanted != "*" && segment != wanted {
      return false
    }
    return true
  }

  /// A segment of the path, from 0; empty where there is none.
  func segment(_ index: Int) -> String {
    segments.indices.contains(index) ? String(segments[index]) : ""
  }

  /// The body read as JSON; nil where it is not that.
  func json<Model: Decodable>(_ type: Model.Type) -> Model? {
    try? JSONDecoder().decode(type, from: request.body)
  }

  /// Any token will do; Bilal's is Bilal's, and every other one is Ann's.
  private static func userID(of request: HTTPRequest) -> String? {
    guard let header = request.headers["Authorization"], header.hasPrefix("Bearer "),
      header.count > "Bearer ".count
    else { return nil }
    return header.hasSuffix("bilal-token") ? "u2" : "u1"
  }
}
