// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of OHHTTPStubs, and their documentation is too.
internal import Foundation
internal import HeadlessDevice

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Answers requests with stubs, when their time has passed on the virtual clock.
nonisolated final class StubbingProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    MainActor.assumeIsolated { HTTPStubs.take(request) }
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let request = request
    let loading = Loading(self)
    MainActor.assumeIsolated { loading.start(request) }
  }

  override func stopLoading() {}

  /// Gives the client the answer, in the parts that it expects.
  func give(_ answer: Answer) {
    switch answer {
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    case .response(let response, let data):
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: data)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// An answer of a stub.
  enum Answer: Sendable {
    case response(URLResponse, Data)
    case failure(any Error)
  }
}

/// A request that waits for its answer.
private final class Loading {
  private let address: UInt

  nonisolated init(_ loading: StubbingProtocol) {
    address = UInt(bitPattern: Unmanaged.passRetained(loading).toOpaque())
  }

  private var loading: StubbingProtocol? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<StubbingProtocol>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func start(_ request: URLRequest) {
    guard let (response, finish) = HTTPStubs.answer(to: request) else { return give(missing) }
    Device.current.clock.schedule(
      after: .seconds(max(response.time, 0)), for: .init(.request, "stub")
    ) {
      self.give(response.answer(to: request))
      finish(response.error)
    }
  }

  private var missing: StubbingProtocol.Answer { .failure(URLError(.resourceUnavailable)) }

  private func give(_ answer: StubbingProtocol.Answer) { loading?.give(answer) }

  isolated deinit {
    if let pointer = UnsafeRawPointer(bitPattern: address) {
      Unmanaged<StubbingProtocol>.fromOpaque(pointer).release()
    }
  }
}

extension HTTPStubsResponse {
  /// The answer to a request.
  fileprivate func answer(to request: URLRequest) -> StubbingProtocol.Answer {
    if let error { return .failure(error) }
    let fields = (httpHeaders ?? [:]).reduce(into: [String: String]()) { fields, header in
      fields["\(header.key)"] = "\(header.value)"
    }
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: Int(statusCode), httpVersion: "HTTP/1.1", headerFields: fields)
    else { return .failure(URLError(.badURL)) }
    return .response(response, data)
  }
}
