public import Foundation

/// A request to an app's server, with the type of its response.
@MainActor public protocol NetworkTarget {
  /// The type that the response is decoded as.
  associatedtype Response: Decodable

  /// `GET`, `POST` …
  var method: String { get }

  /// The path, as in `/messages`.
  var path: String { get }

  /// The body; nil for none.
  var body: Data? { get }
}

extension NetworkTarget {
  /// The default method: `GET`.
  public var method: String { "GET" }

  /// The default body: none.
  public var body: Data? { nil }
}

/// An error of a ``NetworkProvider`` for a response it cannot use.
public enum NetworkProviderError: Error, Equatable, LocalizedError {
  /// The status is not a success; with the message in the body, if any.
  case refused(status: Int, message: String?)
  /// The body cannot be decoded as the target's response type.
  case unreadable(path: String)

  /// The message to show in an alert.
  public var errorDescription: String? {
    switch self {
    case .refused(let status, let message): message ?? "The server answered with status \(status)."
    case .unreadable(let path): "The answer to \(path) could not be read."
    }
  }
}
