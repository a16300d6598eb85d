import CHTTPClient
import Foundation
import HeadlessDevice
import ScriptLanguage

/// A server that sends each request to the network, for `--network live`.
///
/// It is asked at the virtual instant of the answer and blocks until the real one is there.
final class LiveServer: Server {
  /// The wall-clock time after which a request fails.
  private static let timeout: Duration = .seconds(30)

  /// The base of paths; nil if requests must name their host.
  private let base: URL?

  init(base: URL?) {
    self.base = base
  }

  /// Reads the value of `--network`: `live`, or `live=URL` for requests that are paths only.
  static func maker(_ value: String?) throws(UsageError) -> (() -> any Server)? {
    guard let value else { return nil }
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "live" else {
      throw UsageError("`\(value)` is not a network: --network live")
    }
    guard parts.count == 2 else { return { LiveServer(base: nil) } }
    guard let base = URL(string: String(parts[1])), base.host != nil else {
      throw UsageError("`\(parts[1])` is not a URL: --network live=https://api.example.com")
    }
    return { LiveServer(base: base) }
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    switch outcome(of: request) {
    case .response(let response): response
    case .failure(let error): HTTPResponse(status: 502, body: Data(error.description.utf8))
    }
  }

  func outcome(of request: HTTPRequest) -> Stub.Outcome {
    guard let url = url(of: request) else {
      return .failure(
        .failed(
          "\(request.summary) names no host. Write --network live=https://…, or request a whole URL."
        ))
    }
    return outcome(of: LiveAnswer(to: request, at: url, timeout: Self.timeout))
  }

  private func url(of request: HTTPRequest) -> URL? {
    if let url = URL(string: request.path), url.host != nil { return url }
    guard let base else { return nil }
    let path = request.path.hasPrefix("/") ? request.path : "/\(request.path)"
    let prefix = base.absoluteString
    return URL(string: (prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix) + path)
  }

  private func outcome(of answer: LiveAnswer) -> Stub.Outcome {
    switch answer.end {
    case http_end_answer:
      .response(HTTPResponse(status: answer.status, headers: answer.headers, body: answer.body))
    case http_end_timeout: .failure(.timedOut)
    case http_end_library:
      .failure(
        .failed(
          "--network live needs libcurl, which is not there. Install it: apt install libcurl4")
      )
    default: .failure(.failed(answer.failure))
    }
  }
}
