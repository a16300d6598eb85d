import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession
private typealias Timer = HeadlessFoundation.Timer

private final class EndRecorder: HeadlessFoundation.URLSessionDataDelegate {
  var events: [String] = []

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { events.append("sent \(totalBytesSent) of \(totalBytesExpectedToSend)") }

  func urlSession(
    _ session: Session, task: HeadlessFoundation.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) { events.append("complete \((error as? URLError)?.code.rawValue ?? 0)") }
}

@Suite("Work that has ended", .serialized)
struct EndedWorkTests {
  private let device = Device()

  @Test("an upload without a connection has sent its bytes before it fails")
  func upload() throws {
    Device.current = device
    device.network.isOnline = false
    let recorder = EndRecorder()
    var request = URLRequest(url: try #require(URL(string: "https://example.test/a")))
    request.httpMethod = "POST"
    let session = Session(configuration: .default, delegate: recorder, delegateQueue: nil)
    session.uploadTask(with: request, from: Data("four".utf8)).resume()
    try device.clock.advance(by: .seconds(60))
    #expect(recorder.events == ["sent 4 of 4", "complete -1009"])
  }

  @Test("a download with nothing to resume from runs until it fails, and fails once")
  func unresumable() throws {
    Device.current = device
    let recorder = EndRecorder()
    let session = Session(configuration: .default, delegate: recorder, delegateQueue: nil)
    let task = session.downloadTask(withResumeData: Data())
    try MainQueue.capturing {
      Device.current = device
      task.resume()
      task.resume()
      #expect(task.state == .running)
      try runMainQueue()
    }
    #expect(task.state == .completed)
    #expect((task.error as? URLError)?.code == .cannotOpenFile)
    #expect(recorder.events == ["complete \(URLError.Code.cannotOpenFile.rawValue)"])
  }

  @Test("an invalid timer does not run when it is fired, and a valid one that repeats stays valid")
  func timers() {
    Device.current = device
    var runs: [String] = []
    let once = Timer(timeInterval: 1, repeats: false) { _ in runs.append("once") }
    let often = Timer(timeInterval: 1, repeats: true) { _ in runs.append("often") }
    for timer in [once, often] {
      timer.fire()
      timer.fire()
    }
    #expect(runs == ["once", "often", "often"])
    #expect([once.isValid, often.isValid] == [false, true])
    often.invalidate()
    often.fire()
    #expect(runs.count == 3)
  }

  @Test("an operation that tells of its end again runs its completion once")
  func operation() throws {
    Device.current = device
    final class Own: HeadlessFoundation.Operation {
      var isDone = false
      override var isFinished: Bool { isDone }
      override var isAsynchronous: Bool { true }
      override func start() { end() }
      func end() {
        isDone = true
        didChangeValue(for: \.isFinished)
      }
    }
    var ends = 0
    try MainQueue.capturing {
      Device.current = device
      let (own, queue) = (Own(), HeadlessFoundation.OperationQueue())
      own.completionBlock = { ends += 1 }
      queue.addOperation(own)
      try runMainQueue()
      own.end()
      own.end()
      try runMainQueue()
      #expect(queue.operationCount == 0)
    }
    #expect(ends == 1)
  }

  @Test("an operation that is executing cannot be added to a queue")
  func executing() throws {
    Device.current = device
    final class Busy: HeadlessFoundation.Operation {
      var starts = 0
      override var isExecuting: Bool { true }
      override func start() { starts += 1 }
    }
    Device.current = device
    let (busy, queue) = (Busy(), HeadlessFoundation.OperationQueue())
    queue.addOperation(busy)
    try device.clock.runDueWork()
    #expect(busy.starts == 0 && queue.operationCount == 0)
    #expect(
      device.findings.all.map(\.message) == [
        "Busy cannot be added to a queue: it is on a queue or has run already"
      ])
  }
}
