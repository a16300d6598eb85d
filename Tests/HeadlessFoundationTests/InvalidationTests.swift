import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private typealias Session = HeadlessFoundation.URLSession

private final class InvalidationRecorder: HeadlessFoundation.URLSessionDelegate {
  var count = 0

  func urlSession(_ session: Session, didBecomeInvalidWithError error: (any Error)?) { count += 1 }
}

@Suite("URL sessions without tasks that are made invalid")
struct InvalidationTests {
  private let device = Device()

  @Test(
    "a session tells its delegate once, when the current work is done, and releases it",
    arguments: [true, false])
  func delegate(cancels: Bool) throws {
    try MainQueue.capturing {
      Device.current = device
      let recorder = InvalidationRecorder()
      let session = Session(configuration: .default, delegate: recorder, delegateQueue: nil)
      for _ in 0..<2 {
        if cancels { session.invalidateAndCancel() } else { session.finishTasksAndInvalidate() }
      }
      #expect(recorder.count == 0 && session.delegate != nil)
      try runMainQueue()
      #expect(recorder.count == 1 && session.delegate == nil)
    }
  }
}
