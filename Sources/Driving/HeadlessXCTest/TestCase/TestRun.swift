import CInterruption
import CMainQueue
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// The state of the test that runs: its apps, its interruption monitors and its attachments.
final class TestRun {
  /// The state of the running test.
  static var current = TestRun(nil)

  /// The test; nil outside a test case of this module.
  let test: MainThreadReference<XCTestCase>?

  /// The interruption monitors, the newest last.
  var monitors: [InterruptionMonitor] = []

  /// The expectations that `waitForExpectations` waits for.
  var expectations: [XCTestExpectation] = []

  /// The attachments so far.
  var attachments: [XCTAttachment] = []

  /// The work that the test's own code delays.
  let delays = TestDelays()

  private var runs: [AppRun] = []

  init(_ test: MainThreadReference<XCTestCase>?) {
    self.test = test
  }

  /// Returns the run of an app, which all proxies of the app in a test share.
  func run(of delegate: any UIApplicationDelegate.Type) -> AppRun {
    if let run = runs.first(where: { $0.delegate == delegate }) { return run }
    let run = AppRun(delegate)
    runs.append(run)
    return run
  }

  /// The app that was launched or activated last; nil if none was.
  var foremost: AppRun? { runs.filter { $0.session != nil }.max { $0.turn < $1.turn } }

  /// Starts the state of a test, with apps that were never launched and empty storage.
  static func begin(_ test: MainThreadReference<XCTestCase>) {
    UIDevice.current.heldOrientation = .portrait
    current = TestRun(test)
    TestDelays.take()
    main_queue_set_sleep_handler(sleepOnAnyThread)
  }

  /// Ends the apps of the test.
  static func end() {
    main_queue_set_sleep_handler(nil)
    TestDelays.leave()
    current.delays.drop()
    for run in current.runs { run.end() }
    current = TestRun(nil)
  }

  /// Lets work wait on the clock of the foremost app.
  ///
  /// - Returns: whether there was an app whose clock can move.
  func delay(_ work: DelayedWork, by duration: Duration) -> Bool {
    guard let clock = foremost?.clock else { return false }
    delays.add(work, at: clock.now.advanced(by: duration))
    return true
  }

  /// Moves virtual time for a sleep of the test.
  ///
  /// - Returns: whether there was an app whose time could move.
  fileprivate func sleep(_ seconds: Double) -> Bool {
    guard let foremost, !foremost.isBusy else { return false }
    foremost.wait(.seconds(seconds))
    return true
  }
}

/// Lets a sleep of the test move virtual time; one on another thread takes real time.
nonisolated private func sleepOnAnyThread(_ seconds: Double) -> Bool {
  interruptible_is_running() && MainActor.assumeIsolated { TestRun.current.sleep(seconds) }
}
