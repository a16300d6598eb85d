import Foundation
import HeadlessDevice
import ScriptLanguage
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that sends each request to the network, for `--network live`.
///
/// It is asked at the virtual instant of the answer and blocks until the real one is there.
final class LiveServer: Server {
  /// The wall-clock time after which a request fails, in seconds.
  private static let timeout: TimeInterval = 30

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
    var real = URLRequest(url: url, timeoutInterval: Self.timeout)
    real.httpMethod = request.method
    real.httpBody = request.body.isEmpty ? nil : request.body
    for (name, value) in request.headers { real.setValue(value, forHTTPHeaderField: name) }
    return Self.send(real)
  }

  private func url(of request: HTTPRequest) -> URL? {
    if let url = URL(string: request.path), url.host != nil { return url }
    guard let base else { return nil }
    let path = request.path.hasPrefix("/") ? request.path : "/\(request.path)"
    let prefix = base.absoluteString
    return URL(string: (prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix) + path)
  }

  private static func send(_ request: URLRequest) -> Stub.Outcome {
    let answer = Answer()
    let session = URLSession(configuration: .ephemeral)
    let task = session.dataTask(with: request) { data, response, error in
      answer.set(Answer.Parts(data: data, response: response, error: error))
    }
    task.resume()
    defer { session.invalidateAndCancel() }
    let parts = answer.wait()
    return outcome(parts.data, parts.response, parts.error)
  }

  private static func outcome(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Stub.Outcome {
    if let error = error as? URLError {
      switch error.code {
      case .timedOut: return .failure(.timedOut)
      case .notConnectedToInternet: return .failure(.offline)
      default: return .failure(.failed(error.localizedDescription))
      }
    }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.failed(error?.localizedDescription ?? "The answer is not HTTP."))
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    return .response(
      HTTPResponse(status: response.statusCode, headers: headers, body: data ?? Data()))
  }
}

/// The answer to a request, which another thread sets.
nonisolated private final class Answer: Sendable {
  /// The parts of which one is there.
  struct Parts: Sendable {
    var data: Data?
    var response: URLResponse?
    var error: (any Error)?
  }

  private let parts = Mutex(Parts())
  private let isSet = DispatchSemaphore(value: 0)

  func set(_ new: Parts) {
    parts.withLock { $0 = new }
    isSet.signal()
  }

  func wait() -> Parts {
    isSet.wait()
    return parts.withLock { $0 }
  }
}
