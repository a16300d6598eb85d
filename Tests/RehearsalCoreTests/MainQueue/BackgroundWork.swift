import Dispatch
import Foundation
import HeadlessDevice
import VirtualTime

/// Logs an event; traps off the main thread.
nonisolated func logEvent(_ name: String) {
  MainActor.assumeIsolated { Device.current.log.post(name) }
}

/// Work of an app on other queues than the main one, in code without isolation.
nonisolated enum BackgroundWork {
  static func queueInOrder() {
    let queue = DispatchQueue(label: "private")
    queue.async {
      dispatchPrecondition(condition: .onQueue(queue))
      logEvent("private")
    }
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    concurrent.async(flags: .barrier) { logEvent("barrier") }
    DispatchQueue.global(qos: .background).async { logEvent("global") }
    DispatchQueue.main.async { logEvent("main") }
  }

  static func runSynchronously() {
    let queue = DispatchQueue(label: "serial")
    queue.async { logEvent("first") }
    DispatchQueue.global().async { logEvent("second") }
    queue.sync { logEvent("synchronous") }
  }

  static func waitForSemaphore() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      logEvent("signalled")
      semaphore.signal()
    }
    semaphore.wait()
    logEvent("went on")
  }

  static func waitForGroup() {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { logEvent("in the group") }
    _ = group.wait(timeout: .now() + 1)
    logEvent("went on")
  }

  /// Waits in a background queue for work that is due after a second, and starts again for ever.
  static func waitForEver() {
    DispatchQueue.global().async {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      semaphore.wait()
      logEvent("tried")
      waitForEver()
    }
  }

  /// Waits for work that is due later, and in vain for what comes after the limit.
  static func waitForTime() {
    let group = DispatchGroup()
    for delay in [2, 1] {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(delay)) {
        logEvent("after \(delay) s")
        group.leave()
      }
    }
    group.wait()
    logEvent("went on")
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) { semaphore.signal() }
    let result = semaphore.wait(timeout: .now() + .milliseconds(50))
    logEvent(result == .timedOut ? "timed out" : "signalled")
  }

  /// Waits for the answer of a request, as an app does that wants it at once.
  static func waitForAnswer() {
    let semaphore = DispatchSemaphore(value: 0)
    MainActor.assumeIsolated {
      _ = Device.current.network.send(HTTPRequest("GET", "/a")) { _ in
        logEvent("answered")
        semaphore.signal()
      }
    }
    semaphore.wait()
    logEvent("went on")
  }

  private static var now: VirtualClock.Instant {
    MainActor.assumeIsolated { Device.current.clock.now }
  }

  /// The date on the device after some seconds, which ported apps have in place of the system's.
  private static func date(after seconds: Double) -> Date {
    MainActor.assumeIsolated { Device.current.date }.addingTimeInterval(seconds)
  }

  /// Sleeps in each of the ways there are, while other work falls due.
  static func sleepOnMain() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { logEvent("after 1 s") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 9) { logEvent("after 9 s") }
    let start = now
    sleep(2)
    usleep(250_000)
    Thread.sleep(forTimeInterval: 0.5)
    Thread.sleep(forTimeInterval: -1)
    Thread.sleep(until: date(after: 1.25))
    logEvent("slept \(start.duration(to: now))")
    RunLoop.current.run(until: date(after: 6))
    logEvent("ran for \(start.duration(to: now))")
  }

  /// Lets a repeating timer run in a run loop until a date; one that is past runs nothing.
  static func runLoop() {
    MainActor.assumeIsolated {
      _ = Device.current.clock.schedule(every: .seconds(3)) { logEvent("tick") }
    }
    RunLoop.current.run(until: date(after: 7))
    logEvent("went on")
    RunLoop.current.run(until: .distantPast)
  }

  static func waitForItem() {
    let item = DispatchWorkItem { logEvent("item") }
    DispatchQueue(label: "items").async(execute: item)
    item.wait()
    logEvent("went on")
  }

  /// The work of a suspended queue stays with the system, and nothing waits for it.
  static func suspend() {
    let queue = DispatchQueue(label: "suspended")
    queue.sync { logEvent("before") }
    queue.suspend()
    queue.async {}
    DispatchQueue.main.async { queue.resume() }
  }

  static func group() {
    let group = DispatchGroup()
    DispatchQueue(label: "one").async(group: group) { logEvent("one") }
    DispatchQueue(label: "two").async(group: group) { logEvent("two") }
    group.notify(queue: .global()) { logEvent("notified") }
  }

  static func queueOperation() {
    let queue = OperationQueue()
    queue.name = "mine"
    queue.addOperation {}
    queue.waitUntilAllOperationsAreFinished()
  }
}

/// Work of an app that waits, in code without isolation.
nonisolated enum DelayedWork {
  static func queueDelays() {
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { logEvent("2 s by the wall") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { logEvent("1 s") }
    DispatchQueue(label: "delays").asyncAfter(deadline: .now() + 1) { logEvent("1 s on a queue") }
  }

  static func queueSleeps() {
    Task.detached {
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      logEvent("1.5 s")
    }
    Task.detached {
      try? await Task.sleep(for: .seconds(1))
      logEvent("1 s")
      try? await ContinuousClock().sleep(until: .now + .seconds(1))
      logEvent("2 s")
    }
  }

  static func queueSource() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
    var ticks = 0
    source.setEventHandler {
      logEvent("tick")
      ticks += 1
      if ticks == 2 { source.cancel() }
    }
    source.setCancelHandler { logEvent("cancelled") }
    source.activate()
  }

  static func queueReleasedSource() {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + 1)
    source.setEventHandler { logEvent("never") }
    source.resume()
  }
}
