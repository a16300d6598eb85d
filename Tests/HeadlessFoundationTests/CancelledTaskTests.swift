import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession

/// Keeps the answer to a response back until the test gives it.
private final class Delayer: HeadlessFoundation.URLSessionDataDelegate {
  var events: [String] = []
  var decide: (Session.ResponseDisposition) -> Void = { _ in }

  func urlSession(
    _ session: Session, dataTask: HeadlessFoundation.URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (Session.ResponseDisposition) -> Void
  ) {
    events.append("response")
    decide = completionHandler
  }

  func urlSession(
    _ session: Session, dataTask: HeadlessFoundation.URLSessionDataTask, didReceive data: Data
  ) { events.append("data \(String(decoding: data, as: UTF8.self))") }

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { events.append("sent \(bytesSent)") }

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    events.append("complete \((error as? URLError)?.code.rawValue ?? 0)")
  }
}

@Suite("Tasks that are cancelled while they are answered", .serialized)
struct CancelledTaskTests {
  private let device = Device()
  private let delayer = Delayer()

  init() {
    let answer = HTTPResponse(status: 200, body: Data("Hi".utf8))
    device.network.add(Stub(method: "POST", path: "/a", outcome: .response(answer)))
  }

  private func task() throws -> HeadlessFoundation.URLSessionDataTask {
    var request = URLRequest(url: try #require(URL(string: "https://example.test/a")))
    request.httpMethod = "POST"
    request.httpBody = Data("four".utf8)
    return Session(configuration: .default, delegate: delayer, delegateQueue: nil)
      .dataTask(with: request)
  }

  @Test(
    "a response that is allowed brings its bytes, and none once the task is cancelled",
    arguments: [
      (false, ["sent 4", "response", "data Hi", "complete 0"]),
      (true, ["sent 4", "response", "complete -999"]),
    ])
  func decision(isCancelled: Bool, events: [String]) throws {
    try MainQueue.capturing {
      Device.current = device
      let task = try task()
      task.resume()
      try device.clock.advance(by: .seconds(1))
      #expect(delayer.events == ["sent 4", "response"])
      if isCancelled { task.cancel() }
      delayer.decide(.allow)
      try runMainQueue()
      #expect(delayer.events == events)
      #expect(task.state == .completed)
    }
  }

  @Test("the answer to a task that was cancelled before it came is not taken")
  func lateAnswer() throws {
    try MainQueue.capturing {
      Device.current = device
      let task = try task()
      task.resume()
      task.cancel()
      #expect(task.state == .canceling)
      try device.clock.advance(by: .seconds(1))
      #expect(task.response == nil && task.countOfBytesSent == 0 && delayer.events == [])
      try runMainQueue()
      #expect(delayer.events == ["complete -999"])
      #expect(task.state == .completed && task.response == nil && task.progress.isFinished)
      task.cancel()
      task.resume()
      try runMainQueue()
      #expect(delayer.events == ["complete -999"] && task.state == .completed)
    }
  }

  @Test("a task that is cancelled before it is sent sends nothing, and ends with the error")
  func unsent() throws {
    try MainQueue.capturing {
      Device.current = device
      let task = try task()
      task.cancel()
      task.resume()
      try runMainQueue()
      try device.clock.advance(by: .seconds(1))
      #expect(delayer.events == ["complete -999"] && device.network.exchanges.isEmpty)
      #expect((task.error as? URLError)?.code == .cancelled)
    }
  }
}
