import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers paths that begin with "stub", and fails two of them, the last one after its response.
nonisolated private final class StubProtocol: URLProtocol {
  /// The paths whose loading was stopped.
  @MainActor static var stopped: [String] = []

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.path.hasPrefix("/stub") ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, !url.path.hasSuffix("broken") else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    let response = HTTPURLResponse(
      url: url, statusCode: 418, httpVersion: nil, headerFields: nil)
    if let response {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    if url.path.hasSuffix("half") {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotParseResponse))
      return
    }
    if url.path.hasSuffix("endless") { return }
    client?.urlProtocol(self, didLoad: Data("te".utf8))
    client?.urlProtocol(self, didLoad: Data("a".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {
    let path = request.url?.path ?? ""
    MainActor.assumeIsolated { Self.stopped.append(path) }
  }
}

@Suite("A URLProtocol of the app's tests", .serialized)
struct URLProtocolTests {
  private let device = Device()
  private let session: HeadlessFoundation.URLSession

  init() {
    let answer = HTTPResponse(status: 200, headers: [:], body: Data("device".utf8))
    device.network.add(Stub(method: "GET", path: "/other", outcome: .response(answer)))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    session = HeadlessFoundation.URLSession(configuration: configuration)
  }

  /// The status, the body and the code of the error that a request of a path ends with.
  private func answer(_ path: String) throws -> String {
    let answers = Answers()
    try MainQueue.capturing {
      Device.current = device
      let url = try #require(URL(string: "https://example.test\(path)"))
      session.dataTask(with: url) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
        answers.all.append("\(status) \(text) \((error as? URLError)?.code.rawValue ?? 0)")
      }.resume()
      try runMainQueue()
      try device.clock.advance(by: .seconds(1))
    }
    return answers.all.joined(separator: ", ")
  }

  private final class Answers {
    var all: [String] = []
  }

  @Test("it answers the requests that it takes, and the device answers the others")
  func answers() throws {
    #expect(try answer("/stub") == "418 tea 0")
    #expect(try answer("/other") == "200 device 0")
  }

  @Test("one that all requests are offered to answers those of every session of the device")
  func offered() throws {
    let answers = Answers()
    try MainQueue.capturing {
      Device.current = device
      Ported.offerRequests(to: StubProtocol.self)
      Ported.offerRequests(to: StubProtocol.self)
      #expect(OfferedProtocols.current.types.count == 1)
      for path in ["stub", "other"] {
        let url = try #require(URL(string: "https://example.test/\(path)"))
        HeadlessFoundation.URLSession.shared.dataTask(with: url) { data, _, _ in
          answers.all.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
        }.resume()
      }
      try runMainQueue()
      try device.clock.advance(by: .seconds(1))
    }
    #expect(answers.all == ["tea", "device"])
  }

  @Test("a registered class answers the shared session's requests until it is unregistered")
  func registration() throws {
    let answers = Answers()
    let url = try #require(URL(string: "https://example.test/stub"))
    func ask(_ session: HeadlessFoundation.URLSession) throws {
      session.dataTask(with: url) { data, _, _ in
        answers.all.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }.resume()
      try runMainQueue()
      try device.clock.advance(by: .seconds(1))
    }
    try MainQueue.capturing {
      Device.current = device
      let shared = HeadlessFoundation.URLSession.shared
      #expect(!Ported.register(protocol: NSObject.self))
      #expect(Ported.register(protocol: StubProtocol.self))
      try ask(shared)
      try ask(HeadlessFoundation.URLSession(configuration: .ephemeral))
      Ported.unregister(protocol: StubProtocol.self)
      try ask(shared)
    }
    #expect(answers.all == ["tea", "none", "none"])
  }

  @Test("a task that is cancelled at once begins to load, and ends as cancelled")
  func cancelledAtOnce() throws {
    StubProtocol.stopped = []
    let answers = Answers()
    try MainQueue.capturing {
      Device.current = device
      let url = try #require(URL(string: "https://example.test/stub/endless"))
      let task = session.dataTask(with: url) { _, _, error in
        answers.all.append("\((error as? URLError)?.code.rawValue ?? 0)")
      }
      task.resume()
      task.cancel()
      try runMainQueue()
    }
    #expect(answers.all == ["-999"])
    #expect(StubProtocol.stopped == ["/stub/endless"])
  }

  @Test("cancelling a task cancels the request that it waits for, or has not sent yet")
  func cancellation() throws {
    for isSent in [true, false] {
      let answers = Answers()
      let sent = device.network.exchanges.count
      try MainQueue.capturing {
        Device.current = device
        let url = try #require(URL(string: "https://example.test/other"))
        let task = Task {
          do {
            _ = try await session.data(from: url)
            answers.all.append("data")
          } catch {
            answers.all.append("\((error as? URLError)?.code.rawValue ?? 0)")
          }
        }
        if isSent { try runMainQueue() }
        task.cancel()
        try runMainQueue()
      }
      #expect(answers.all == ["-999"])
      #expect(device.network.exchanges.count - sent == (isSent ? 1 : 0))
    }
  }

  @Test("its error is the request's, and a response before it is left out")
  func failure() throws {
    #expect(try answer("/stub/broken") == "0 none \(URLError.Code.badServerResponse.rawValue)")
    #expect(try answer("/stub/half") == "0 none \(URLError.Code.cannotParseResponse.rawValue)")
  }

  @Test("its loading is stopped once: at its end, after its error, or when the task is cancelled")
  func stopping() throws {
    StubProtocol.stopped = []
    _ = try answer("/stub/tea")
    _ = try answer("/stub/broken")
    #expect(StubProtocol.stopped == ["/stub/tea", "/stub/broken"])
    let answers = Answers()
    try MainQueue.capturing {
      Device.current = device
      let url = try #require(URL(string: "https://example.test/stub/endless"))
      let task = session.dataTask(with: url) { data, response, error in
        answers.all.append("\(data == nil) \((error as? URLError)?.code.rawValue ?? 0)")
      }
      task.resume()
      try runMainQueue()
      #expect(answers.all == [] && StubProtocol.stopped.count == 2)
      task.cancel()
      try runMainQueue()
    }
    #expect(answers.all == ["true -999"])
    #expect(StubProtocol.stopped == ["/stub/tea", "/stub/broken", "/stub/endless"])
  }
}
