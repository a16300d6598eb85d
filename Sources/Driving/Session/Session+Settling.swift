import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Runs what is on the main queue and due now, and lets transitions finish; no further.
  func settleStep() throws(SessionError) {
    guard let application else { return }
    try run { () throws(Livelock) in try device.clock.runDueWork() }
    MainQueue.drain(for: realtimeAllowance)
    var count = 0
    while application.transitionsInFlight > 0, count < VirtualClock.livelockLimit {
      guard try advanceToNextDeadline() else { break }
      count += 1
    }
    try run { () throws(Livelock) in try device.clock.runDueWork() }
    noteWhoLeft()
  }

  /// Lets the transitions that an expectation stopped in the middle of come to their end.
  func finishTransitions() throws(SessionError) {
    guard let application, application.transitionsInFlight > 0 else { return }
    try settleStep()
  }

  /// Takes note of who left the coordinator tree, where a screen has come or gone since.
  func noteWhoLeft() {
    guard let application, application.appearanceChanges != appearanceChanges else { return }
    appearanceChanges = application.appearanceChanges
    Lifetimes.observe()
  }

  /// Lets time pass, running everything on the way.
  func advance(by duration: Duration) throws(SessionError) {
    let end = device.clock.now.advanced(by: duration)
    while let next = device.clock.nextDeadline, next <= end {
      try advanceToNextDeadline()
    }
    try run { () throws(Livelock) in try device.clock.advance(to: end) }
    try settleStep()
  }

  /// Runs the next thing that will happen by itself.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func advanceToNextDeadline() throws(SessionError) -> Bool {
    var moved = false
    try run { () throws(Livelock) in moved = try device.clock.advanceToNextDeadline() }
    MainQueue.drain()
    return moved
  }

  /// Lets time pass until nothing is pending.
  func settle() throws(SessionError) {
    let end = device.clock.now.advanced(by: Self.settleLimit)
    while let next = device.clock.nextDeadline {
      guard next <= end else { throw restless() }
      try advanceToNextDeadline()
    }
    try settleStep()
  }

  private func restless() -> SessionError {
    SessionError(
      "the app is still busy after \(Self.settleLimit.spoken) of virtual time",
      notes: device.clock.pending.prefix(5).map { "keeps it busy: \($0)" }
        + ["let a fixed time pass with `wait 10s`, or stop the timer in the app"])
  }

  private func run(_ body: () throws(Livelock) -> Void) throws(SessionError) {
    do {
      try body()
    } catch {
      throw SessionError(error.description)
    }
  }
}

/// The process's main queue, where apps put work with `DispatchQueue.main.async` and main-actor tasks.
enum MainQueue {
  /// Runs what lies on the main queue now, in its order; about 3 µs where nothing does.
  ///
  /// - Parameter wallClock: how long to wait for work that lives outside the clock.
  static func drain(for wallClock: Duration = .zero) {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    guard wallClock > .zero else { return }
    let end = Date().addingTimeInterval(TimeInterval(wallClock.nanoseconds) / 1e9)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
    }
  }
}
