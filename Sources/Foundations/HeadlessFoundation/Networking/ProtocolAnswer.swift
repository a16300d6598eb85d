internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The answer of an app's own `URLProtocol`, by which its tests stub the network.
///
/// Messages of the protocol, on any thread, arrive on the main actor in order.
@MainActor final class ProtocolAnswer: NSObject, URLProtocolClient {
  typealias Completion = (Data?, URLResponse?, (any Error)?) -> Void

  private var completion: Completion?
  private var loading: URLProtocol?
  private var response: URLResponse?
  private var body = Data()

  init(_ completion: @escaping Completion) { self.completion = completion }

  /// Returns the first class that takes a request: of those that all requests are offered to, and of the session's.
  ///
  /// Foundation's own are not asked.
  static func type(
    for request: URLRequest, among protocols: [AnyClass]
  ) -> URLProtocol.Type? {
    let types: [AnyClass] = OfferedProtocols.current.types + protocols
    return types.lazy.compactMap { $0 as? URLProtocol.Type }.first {
      let name = String(reflecting: $0)
      return !name.hasPrefix("Foundation") && !name.hasPrefix("NS") && $0.canInit(with: request)
    }
  }

  /// Starts loading.
  func start(_ type: URLProtocol.Type, _ request: URLRequest) {
    let loading = type.init(
      request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
    self.loading = loading
    loading.startLoading()
  }

  /// Stops loading, at the end or when the task is cancelled.
  func stop() {
    completion = nil
    let loading = loading
    self.loading = nil
    loading?.stopLoading()
  }

  private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let completion = completion
    self.completion = nil
    completion?(data, response, error)
  }

  // MARK: URLProtocolClient

  nonisolated func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { Ported.async { self.response = response } }

  nonisolated func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    Ported.async { self.body.append(data) }
  }

  nonisolated func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    Ported.async { self.complete(self.body, self.response, nil) }
  }

  nonisolated func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    Ported.async { self.complete(nil, nil, error) }
  }

  nonisolated func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {}

  nonisolated func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {}

  nonisolated func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
  ) {}

  nonisolated func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
  ) {}
}
