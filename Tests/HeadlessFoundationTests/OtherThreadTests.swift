import Dispatch
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("Work that another thread adds")
struct OtherThreadTests {
  private final class Log: Sendable {
    @MainActor var events: [String] = []
  }

  /// Runs a closure on a thread of its own, and waits for its end and for the work that it has added.
  private static func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    wait(for: done)
    await withCheckedContinuation { turn in
      Dispatch.DispatchQueue.main.async { turn.resume() }
    }
  }

  private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  /// A process of its own has one test, so that no other one sets its device in between.
  @Test("delayed work runs on the main actor after its delay")
  func delayed() async {
    await #expect(processExitsWith: .success) { try await Self.expectDelayedWork() }
  }

  private static func expectDelayedWork() async throws {
    let (device, log) = (Device(), Log())
    Device.current = device
    await onAnotherThread {
      HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + 1) {
        log.events.append("work")
      }
    }
    try device.clock.advance(by: .milliseconds(999))
    #expect(log.events == [])
    try device.clock.advance(by: .milliseconds(1))
    #expect(log.events == ["work"])
  }

  @Test("a closure becomes an operation of the queue, which runs it on the main actor")
  func operation() async {
    let (queue, log) = (HeadlessFoundation.OperationQueue(), Log())
    queue.isSuspended = true
    await Self.onAnotherThread { queue.addOperation { log.events.append("work") } }
    #expect(queue.operationCount == 1 && log.events == [])
    queue.isSuspended = false
    await Self.onAnotherThread {}
    #expect(queue.operationCount == 0 && log.events == ["work"])
  }
}
