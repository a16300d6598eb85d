import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Lets the app run on this session's device; what it puts on the main queue is the session's.
  func running<Value, Failure>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    Device.current = device
    return try MainQueue.watching(body)
  }

  /// Runs what is on the main queue and due now, and lets transitions finish; no further.
  func settleStep() throws(SessionError) {
    guard let application else { return }
    try runWhatIsDue()
    if realtimeAllowance > .zero {
      try MainQueue.wait(for: realtimeAllowance)
      try runWhatIsDue()
    }
    var count = 0
    while application.transitionsInFlight > 0, count < VirtualClock.livelockLimit {
      guard try advanceToNextDeadline() else { break }
      count += 1
    }
    noteWhoLeft()
  }

  /// Runs what is due now and what lies on the main queue, until neither has anything left.
  private func runWhatIsDue() throws(SessionError) {
    repeat {
      try run { () throws(Livelock) in try device.clock.runDueWork() }
    } while try MainQueue.drain()
  }

  /// Lets the transitions that an expectation stopped in the middle of come to their end.
  func finishTransitions() throws(SessionError) {
    guard let application, application.transitionsInFlight > 0 else { return }
    try settleStep()
  }

  /// Takes note of who left the coordinator tree, where a screen has come or gone since.
  func noteWhoLeft() {
    guard let application, application.hierarchyChanges != hierarchyChanges else { return }
    hierarchyChanges = application.hierarchyChanges
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
    if try MainQueue.drain() { try runWhatIsDue() }
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
