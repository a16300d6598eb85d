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
    guard let session else { return }
    isBusy = true
    defer { isBusy = false }
    try session.perform(action)
  }

  /// Performs a gesture on an element.
  func perform(_ gesture: ElementGesture, onElement number: Int) throws {
    guard let session else { return }
    isBusy = true
    defer { isBusy = false }
    try session.perform(gesture, onElement: number)
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
    var left = duration
    while !holds() {
      guard left > .zero, let session else { return false }
      let next = session.device.clock.nextDeadline.map { session.device.clock.now.duration(to: $0) }
      let step = min(left, max(next ?? left, .zero))
      let start = session.device.clock.now
      wait(step)
      left -= max(start.duration(to: session.device.clock.now), .nanoseconds(1))
    }
    return true
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
