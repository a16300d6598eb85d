import Dispatch
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

@Suite("Work of contexts that is queued")
final class QueuedWorkTests {
  private var events: [String] = []

  /// Returns a container on a new device.
  private func newContainer() throws -> NSPersistentContainer {
    Device.current = Device()
    return try makeContainer()
  }

  /// Queues work; in code that is not asynchronous, as there the closure has no result to wait for.
  private func queue(_ work: () -> Void) async {
    work()
    events.append("end of the current work")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("perform runs its closure when the current work is done")
  func performing() async throws {
    let container = try newContainer()
    await queue { container.viewContext.perform { self.events.append("work") } }
    #expect(events == ["end of the current work", "work"])
  }

  @Test("a background task runs with a context of its own when the current work is done")
  func background() async throws {
    let container = try newContainer()
    await queue {
      container.performBackgroundTask { [self] context in
        let isOwn = context !== container.viewContext
        events.append("\(context.concurrencyType), \(isOwn ? "its own" : "the view's")")
      }
    }
    #expect(events == ["end of the current work", "privateQueueConcurrencyType, its own"])
  }
}
