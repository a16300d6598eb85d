public import Foundation

/// One request of an app's server, with the type of its answer.
@MainActor public protocol NetworkTarget {
  /// What the answer is read as.
  associatedtype Response: Decodable

  /// `GET`, `POST` …
  var method: String { get }

  /// The path, as in `/messages`.
  var path: String { get }

  /// The body; nil for none.
  var body: Data? { get }
}

extension NetworkTarget {
  /// Most targets only ask.
  public var method: String { "GET" }

  /// Most targets only ask.
  public var body: Data? { nil }
}

/// Why an answer is of no use.
public enum NetworkProviderError: Error, Equatable, LocalizedError {
  /// The server refused, with a status and what it said.
  case refused(status: Int, message: String?)
  /// The answer is not what the target says.
  case unreadable(path: String)

  /// What an alert says.
  public var errorDescription: String? {
    switch self {
    case .refused(let status, let message): message ?? "The server answered with status \(status)."
    case .unreadable(let path): "The answer to \(path) could not be read."
    }
  }
}
