import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A delegate that answers no question and keeps what it is told.
private final class Listener: HeadlessFoundation.URLSessionDataDelegate {
  var events: [String] = []

  func urlSession(
    _ session: HeadlessFoundation.URLSession,
    dataTask: HeadlessFoundation.URLSessionDataTask, didReceive data: Data
  ) { events.append("data \(String(decoding: data, as: UTF8.self))") }

  func urlSession(
    _ session: HeadlessFoundation.URLSession, task: HeadlessFoundation.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) { events.append("complete \(error == nil ? "without" : "with an") error") }
}

@Suite("URL sessions whose delegate leaves its questions to the defaults")
struct SilentDelegateTests {
  private let device = Device()
  private let listener = Listener()

  /// Starts a task of a request, and returns the request's body as it reached the network.
  private func sentBody(
    _ method: String, _ start: (HeadlessFoundation.URLSession, URLRequest) -> Void
  ) throws -> [String] {
    Device.current = device
    let answer = HTTPResponse(status: 200, body: Data("Hi".utf8))
    device.network.add(Stub(method: method, path: "/a", outcome: .response(answer)))
    var request = URLRequest(url: try #require(URL(string: "https://example.test/a")))
    request.httpMethod = method
    start(.init(configuration: .default, delegate: listener, delegateQueue: nil), request)
    try device.clock.advance(by: .seconds(1))
    return device.network.exchanges.map(\.request.bodyText)
  }

  @Test("a response is allowed, so that its bytes come")
  func response() throws {
    #expect(try sentBody("GET") { $0.dataTask(with: $1).resume() } == [""])
    #expect(listener.events == ["data Hi", "complete without error"])
  }

  @Test("an upload of a stream has no body")
  func stream() throws {
    #expect(try sentBody("POST") { $0.uploadTask(withStreamedRequest: $1).resume() } == [""])
    #expect(listener.events == ["data Hi", "complete without error"])
  }
}
