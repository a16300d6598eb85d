import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession

private final class Recorder: HeadlessFoundation.URLSessionDataDelegate,
  HeadlessFoundation.URLSessionDownloadDelegate
{
  var events: [String] = []
  var disposition = Session.ResponseDisposition.allow

  func urlSession(
    _ session: Session, dataTask: HeadlessFoundation.URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (Session.ResponseDisposition) -> Void
  ) {
    events.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(disposition)
  }

  func urlSession(
    _ session: Session, dataTask: HeadlessFoundation.URLSessionDataTask, didReceive data: Data
  ) { events.append("data \(String(decoding: data, as: UTF8.self))") }

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { events.append("sent \(totalBytesSent) of \(totalBytesExpectedToSend)") }

  func urlSession(
    _ session: Session, downloadTask: HeadlessFoundation.URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let text = try? String(contentsOf: location, encoding: .utf8)
    events.append("file \(text ?? "none")")
  }

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let code = (error as? URLError).map { "\($0.code.rawValue)" }
    events.append("complete \(task.taskIdentifier) \(code ?? "without error")")
  }

  func urlSession(_ session: Session, didBecomeInvalidWithError error: (any Error)?) {
    events.append("invalid")
  }
}

@Suite("URL sessions with a delegate", .serialized)
struct URLSessionDelegateTests {
  private let device = Device()
  private let recorder = Recorder()

  init() throws {
    let answer = HTTPResponse(status: 200, body: Data("Hi".utf8))
    device.network.add(Stub(method: "GET", path: "/a", outcome: .response(answer)))
    device.network.add(Stub(method: "POST", path: "/a", outcome: .response(answer)))
  }

  private func session() -> Session {
    Session(configuration: .default, delegate: recorder, delegateQueue: nil)
  }

  private func request(_ path: String, _ method: String = "GET") throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.test\(path)")))
    request.httpMethod = method
    return request
  }

  @Test("a data task tells of the response, the bytes and the end")
  func data() throws {
    Device.current = device
    session().dataTask(with: try request("/a")).resume()
    try device.clock.advance(by: .seconds(1))
    #expect(recorder.events == ["response 200", "data Hi", "complete 1 without error"])
  }

  @Test("a response that the delegate refuses ends the task as cancelled")
  func refusal() throws {
    Device.current = device
    recorder.disposition = .cancel
    session().dataTask(with: try request("/a")).resume()
    try device.clock.advance(by: .seconds(1))
    #expect(recorder.events == ["response 200", "complete 1 -999"])
  }

  @Test("an upload tells of the bytes that were sent")
  func upload() throws {
    Device.current = device
    session().uploadTask(with: try request("/a", "POST"), from: Data("four".utf8)).resume()
    try device.clock.advance(by: .seconds(1))
    #expect(
      recorder.events == ["sent 4 of 4", "response 200", "data Hi", "complete 1 without error"])
  }

  @Test("a download's file is there while the delegate is told, and gone afterwards")
  func download() throws {
    Device.current = device
    let task = session().downloadTask(with: try request("/a"))
    task.resume()
    try device.clock.advance(by: .seconds(1))
    #expect(recorder.events == ["file Hi", "complete 1 without error"])
    #expect(task.state == .completed)
    #expect(task.countOfBytesReceived == 2)
  }

  @Test(
    "a request without a connection ends with the error, and a completion replaces the delegate")
  func failure() throws {
    Device.current = device
    device.network.isOnline = false
    let session = session()
    session.dataTask(with: try request("/a")).resume()
    var error: (any Error)?
    session.dataTask(with: try request("/a")) { error = $2 }.resume()
    try device.clock.advance(by: .seconds(60))
    #expect(recorder.events == ["complete 1 -1009"])
    #expect((error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test("a session that ends its tasks first is invalid once the last of them has ended")
  func invalidation() throws {
    Device.current = device
    let session = session()
    session.dataTask(with: try request("/a")).resume()
    session.finishTasksAndInvalidate()
    try device.clock.runDueWork()
    #expect(recorder.events == [])
    try device.clock.advance(by: .seconds(1))
    #expect(
      recorder.events == ["response 200", "data Hi", "complete 1 without error", "invalid"])
  }

  @Test("a session without tasks is invalid at once, one that cancels them once they have ended")
  func cancellation() throws {
    try MainQueue.capturing {
      Device.current = device
      session().finishTasksAndInvalidate()
      #expect(recorder.events == [])
      try runMainQueue()
      #expect(recorder.events == ["invalid"])
      let second = session()
      second.dataTask(with: try request("/a")).resume()
      second.invalidateAndCancel()
      try runMainQueue()
      #expect(recorder.events == ["invalid", "complete 1 -999", "invalid"])
    }
  }
}
