import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession
private typealias Task = HeadlessFoundation.URLSessionTask

/// A delegate that gives a stream and keeps the ends of tasks.
private final class Giver: HeadlessFoundation.URLSessionTaskDelegate {
  var events: [String] = []
  let stream: InputStream?

  init(_ text: String?) { stream = text.map { InputStream(data: Data($0.utf8)) } }

  func urlSession(
    _ session: Session, task: Task, needNewBodyStream completionHandler: (InputStream?) -> Void
  ) { completionHandler(stream) }

  func urlSession(_ session: Session, task: Task, didCompleteWithError error: (any Error)?) {
    events.append("\((error as? URLError)?.code.rawValue ?? 0)")
  }
}

/// A server that keeps the bodies of requests.
private final class Keeper: Server {
  var bodies: [String] = []

  func respond(to request: HTTPRequest) -> HTTPResponse {
    bodies.append(String(decoding: request.body, as: UTF8.self))
    return HTTPResponse(status: 200)
  }
}

@Suite("Bodies of streams, and tasks as keys", .serialized)
struct UploadStreamTests {
  private let device = Device()

  private func session(_ giver: Giver) -> Session {
    Session(configuration: .default, delegate: giver, delegateQueue: nil)
  }

  private func request() throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.test/a")))
    request.httpMethod = "POST"
    return request
  }

  /// The bodies that reach the network.
  private func sent(_ start: () throws -> Void) throws -> [String] {
    Device.current = device
    let keeper = Keeper()
    device.network.server = keeper
    try start()
    try device.clock.advance(by: .seconds(1))
    return keeper.bodies
  }

  @Test("an upload of a stream sends what the delegate gives, and nothing without a stream")
  func streamed() throws {
    for (text, body) in [("four", "four"), (nil, "")] {
      let giver = Giver(text)
      let sent = try sent { session(giver).uploadTask(withStreamedRequest: try request()).resume() }
      #expect(sent == [body])
      #expect(giver.events == ["0"])
    }
  }

  @Test("the stream of a request is its body, longer than what is read at once")
  func requestStream() throws {
    let long = String(repeating: "a", count: 10_000)
    var request = try request()
    request.httpBodyStream = InputStream(data: Data(long.utf8))
    #expect(try sent { session(Giver(nil)).dataTask(with: request).resume() } == [long])
  }

  @Test("a download from resume data fails, since no task leaves any")
  func resumeData() throws {
    try MainQueue.capturing {
      let giver = Giver(nil)
      #expect(try sent { session(giver).downloadTask(withResumeData: Data()).resume() } == [])
      try runMainQueue()
      #expect(giver.events == ["\(URLError.Code.cannotOpenFile.rawValue)"])
    }
  }

  @Test("a task is equal to itself alone, as a key of a dictionary is")
  func keys() throws {
    let session = session(Giver(nil))
    let tasks = [session.dataTask(with: try request()), session.dataTask(with: try request())]
    #expect(Set(tasks).count == 2)
    #expect(Set([tasks[0], tasks[0]]).count == 1)
  }

  @Test("a stream without an error has none, and one of a file that is nowhere has")
  func streamErrors() {
    let good = InputStream(data: Data())
    good.open()
    #expect(good.rehearsalStreamError == nil)
    let bad = InputStream(fileAtPath: "/nowhere/at/all")
    bad?.open()
    #expect((bad?.rehearsalStreamError as? CocoaError)?.code == .fileReadUnknown)
  }

  @Test("a precondition on a queue holds on any")
  func precondition() {
    let queue = HeadlessFoundation.DispatchQueue(label: "a")
    HeadlessFoundation.dispatchPrecondition(condition: .onQueue(queue))
    HeadlessFoundation.dispatchPrecondition(condition: .notOnQueue(queue))
  }
}
