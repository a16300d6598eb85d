import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// The run of one app in a test: its session, and the arguments of its launches.
final class AppRun {
  /// The number of launches and activations of all apps, by which the foremost app is known.
  private static var turns = 0

  /// The type of the app's delegate.
  let delegate: any UIApplicationDelegate.Type

  /// The session; nil before the first launch.
  private(set) var session: Session?

  /// The time of the last launch or activation, in turns.
  private(set) var turn = 0

  /// Whether a call of the session is in progress.
  private(set) var isBusy = false

  private var environment: [String: String?] = [:]

  /// The name of an app that is not here; nil for one that is.
  private let absentName: String?

  init(_ delegate: any UIApplicationDelegate.Type, absent name: String? = nil) {
    self.delegate = delegate
    absentName = name
  }

  /// The app's name.
  var name: String { absentName ?? session?.appName ?? String(describing: delegate) }

  /// The clock of the app's device; nil before the first launch.
  var clock: VirtualClock? { session?.device.clock }

  /// Launches the app afresh; the storage of an earlier launch in the test is kept.
  func launch(arguments: [String], environment: [String: String]) throws {
    if let absentName { throw AbsentAppProblem(name: absentName) }
    let session = try session ?? Session(delegate)
    self.session = session
    takeTurn()
    if session.applicationState != nil { try perform(.terminate) }
    restoreEnvironment()
    for (key, value) in environment {
      self.environment[key] = .some(ProcessInfo.processInfo.environment[key])
      setenv(key, value, 1)
    }
    try perform(.launch(Self.defaults(in: arguments)))
  }

  /// Performs an action, if the app was launched.
  func perform(_ action: Action) throws {
    try perform { try $0.perform(action) }
  }

  /// Performs a gesture on an element.
  func perform(_ gesture: ElementGesture, onElement number: Int) throws {
    try perform { try $0.perform(gesture, onElement: number) }
  }

  /// Lets the session do something, then runs the work of the test that is due.
  private func perform(_ body: (Session) throws -> Void) throws {
    guard let session else { return }
    let wasBusy = isBusy
    isBusy = true
    defer {
      isBusy = wasBusy
      if !isBusy { TestRun.current.delays.runDueWork(at: session.device.clock.now) }
    }
    try body(session)
  }

  /// Lets virtual time pass.
  func wait(_ duration: Duration) {
    do {
      try perform(.wait(duration))
    } catch {
      TestFailure.record("\(error)")
    }
  }

  /// Lets virtual time pass, event by event, until a condition holds or a duration has passed.
  ///
  /// - Returns: whether the condition held.
  func wait(upTo duration: Duration, until holds: () -> Bool) -> Bool {
    let delays = TestRun.current.delays
    delays.beginWait()
    defer { delays.endWait() }
    var left = duration
    while !holds() {
      guard left > .zero, clock != nil else { return false }
      left -= waitForNextEvent(within: left)
    }
    return true
  }

  /// Lets virtual time pass until the next work of the app or of the test, or until a limit.
  ///
  /// - Returns: the time that passed, at least a nanosecond.
  func waitForNextEvent(within limit: Duration) -> Duration {
    guard let clock else { return limit }
    let start = clock.now
    let deadlines = [clock.nextDeadline, TestRun.current.delays.nextDeadline].compactMap(\.self)
    let next = deadlines.min().map { start.duration(to: $0) }
    wait(min(limit, max(next ?? limit, .zero)))
    return max(start.duration(to: clock.now), .nanoseconds(1))
  }

  /// Makes the app the foremost one.
  func takeTurn() {
    Self.turns += 1
    turn = Self.turns
  }

  /// Ends the app without a call to it, and restores the environment of the process.
  func end() {
    if session?.applicationState != nil { try? perform(.kill) }
    restoreEnvironment()
    session = nil
  }

  private func restoreEnvironment() {
    for (key, value) in environment {
      if let value { setenv(key, value, 1) } else { unsetenv(key) }
    }
    environment = [:]
  }

  /// Returns the pairs `-key value` of launch arguments, which UserDefaults reads on Apple's systems.
  static func defaults(in arguments: [String]) -> [String: String] {
    var values: [String: String] = [:]
    var index = 0
    while index < arguments.count {
      let key = arguments[index]
      index += 1
      guard key.count > 1, key.hasPrefix("-"), index < arguments.count else { continue }
      values[String(key.dropFirst())] = arguments[index]
      index += 1
    }
    return values
  }
}
