import CMainQueue
import HeadlessDevice

extension Session {
  /// Reports errors that no subscriber handles, and work outside virtual time.
  func reportFindings() {
    for mistake in device.clock.takeMistakesWithCauses() {
      device.findings.report(.observable, mistake.message, cause: mistake.cause)
    }
    for work in UntrackedWork.takeAll() where realtimeAllowance == .zero {
      device.findings.report(.wallClock, work.message)
    }
  }
}

extension Finding.Kind {
  /// An observable's error that no subscriber handles.
  static let observable = Self(rawValue: "observable")

  /// Work outside virtual time.
  static let wallClock = Self(rawValue: "wall clock")
}

/// A kind of work outside virtual time: on the wall clock, or on another thread.
///
/// CMainQueue detects it on Linux, where it can replace the functions of libdispatch.
private struct UntrackedWork {
  private let cause: String
  private let remedy: String

  /// The kind that CMainQueue counts; nil for Foundation's timers, which it can only look for.
  private let kind: main_queue_untracked_work?

  /// The finding: the cause, the consequence and the remedy.
  var message: String {
    """
    The app left virtual time: \(cause), and no step waits for that. Write \(remedy) instead, \
    or let steps wait for it with `given realtime 2s`
    """
  }

  /// Returns each kind of work that was started since the last call, once.
  static func takeAll() -> [UntrackedWork] {
    let hasNewTimer = takeNewTimer()
    var taken: [UntrackedWork] = []
    var hasSession = false
    for work in all where work.take(hasNewTimer) {
      taken.append(work)
      if work.kind == main_queue_untracked_work_session { hasSession = true }
    }
    // URLSession also uses queues whose labels do not say so.
    return hasSession ? taken.filter { $0.kind != main_queue_untracked_work_queue } : taken
  }

  /// Returns whether work of the kind was started since the last call.
  private func take(_ hasNewTimer: Bool) -> Bool {
    guard let kind else { return hasNewTimer }
    return main_queue_take_untracked_work(kind) > 0
  }

  private static let all = [
    UntrackedWork(
      cause:
        "an OperationQueue put work on a background queue, whose threads know no virtual clock",
      remedy: "DispatchQueue.main.async { … } or Device.current.clock.schedule(after:)",
      kind: main_queue_untracked_work_queue),
    UntrackedWork(
      cause: "URLSession sends requests over the real network, on queues of its own",
      remedy: "Device.current.network.send(request) { … }",
      kind: main_queue_untracked_work_session),
    UntrackedWork(
      cause: "a Timer waits on the wall clock",
      remedy: "Device.current.clock.schedule(every: .seconds(1)) { … }", kind: nil),
  ]

  private static var hadTimer = false

  /// Returns whether a timer waits where none did at the last call.
  private static func takeNewTimer() -> Bool {
    let hasTimer = main_queue_has_timer()
    defer { hadTimer = hasTimer }
    return hasTimer && !hadTimer
  }
}
