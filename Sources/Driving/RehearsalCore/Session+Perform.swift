import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Performs an action, then runs the work that follows at this instant and the transitions.
  ///
  /// - Returns: the virtual time that passed.
  /// - Throws: ``SessionError`` if a user could not perform the action; nothing has changed then.
  @discardableResult
  public func perform(_ action: Action) throws(SessionError) -> Duration {
    makeCurrent()
    device.findings.step += 1
    lastWait = .zero
    if !remarks.isEmpty { remarks = [] }
    let start = device.clock.now
    observeMove()
    moveRecorder.begin(action, at: start)
    navigationObserver?.willPerform(action, in: self)
    defer { observeMove() }
    try running { () throws(SessionError) in try performUnrecorded(action) }
    reportFindings()
    return start.duration(to: device.clock.now)
  }

  /// Runs the app on this session's device, and captures what it adds to the main queue.
  func running<Value, Failure>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    makeCurrent()
    let diagnostics = ClockDiagnostics.current
    let wasRunning = diagnostics.isRunningApp
    diagnostics.isRunningApp = true
    defer { diagnostics.isRunningApp = wasRunning }
    return try MainQueue.capturing(body)
  }

  /// Returns the app, or throws an error if it does not run.
  func runningApplication() throws(SessionError) -> UIApplication {
    guard let application else {
      throw SessionError("the app does not run", notes: ["start it with `launch`"])
    }
    return application
  }

  private func performUnrecorded(_ action: Action) throws(SessionError) {
    switch action {
    case .process(let action): try changeProcess(action)
    case .touch(let action): try touch(action, within: Action.usualLimit)
    case .limited(let action, let limit): try touch(action, within: limit)
    case .outside(let action): try deliver(action)
    case .time(.wait(let duration)): try advance(by: duration)
    case .time(.settle): try settle()
    }
  }

  private func changeProcess(_ action: Action.Process) throws(SessionError) {
    switch action {
    case .launch(let values):
      storeLaunchValues()
      device.storage.merge(values)
      try launch()
    case .terminate:
      try runningApplication().announceTermination()
      endProcess()
    case .kill:
      _ = try runningApplication()
      endProcess()
    case .background:
      try runningApplication().enterBackground()
      try settleStep()
    case .foreground:
      guard let application else { return try launch() }
      application.enterForeground()
      try settleStep()
    case .memoryWarning:
      try runningApplication().receiveMemoryWarning()
      try settleStep()
    }
  }
}

// MARK: Touches

extension Session {
  private func touch(_ action: Action.Touch, within limit: Duration) throws(SessionError) {
    if application == nil, waitingBanner != nil, case .tap(let query) = action {
      return try launchFromBanner(query, within: limit)
    }
    let application = try runningApplication()
    guard application.applicationState != .background || action.isForBanner else {
      throw SessionError(
        "the app is in the background, where nobody can touch it",
        notes: ["bring it back with `foreground`"])
    }
    // UIKit ignores touches during a transition, so a user waits for its end.
    try finishTransitions()
    try checkTransitions(of: application)
    if try closesMenu(action, within: limit) { return try settleStep() }
    if !action.hasElement { navigationObserver?.willTouch(nil, in: self) }
    try perform(action, on: application, within: limit)
    remarkWait(action)
    try settleStep()
  }

  private func checkTransitions(of application: UIApplication) throws(SessionError) {
    guard let transition = application.stuckTransition else { return }
    throw SessionError(
      "nobody can touch the app: the \(transition) never ends",
      notes: ["`findings` says who should have ended it"])
  }

  private func perform(
    _ action: Action.Touch, on application: UIApplication, within limit: Duration
  ) throws(SessionError) {
    func element(
      _ query: ElementQuery, _ intent: Intent
    ) throws(SessionError) -> any AccessibleElement {
      let element = try readyElement(query, for: intent, within: limit)
      navigationObserver?.willTouch(element, in: self)
      return element
    }
    do {
      switch action {
      case .tap(let query): try element(query, .tap).performTap()
      case .doubleTap(let query): try doubleTap(element(query, .tap), on: application)
      case .longPress(let query): try element(query, .tap).performLongPress()
      case .type(let text, .some(let query)): try typeText(text, into: element(query, .text))
      case .type(let text, .none): try typeText(text, into: focusedElement(application))
      case .clear(let query): try element(query, .text).performClear()
      case .submit: try focusedElement(application).performSubmit()
      case .press(let keys): try press(keys, on: application)
      case .set(let query, let value): try setValue(value, of: element(query, .value))
      case .swipeLeft(let query): try element(query, .swipe).performSwipeLeft()
      case .swipeRight(let query): try element(query, .swipe).performSwipeRight()
      case .scroll(let query): try scroll(to: query, within: limit)
      case .refresh: try refresh(application)
      case .back: try application.back()
      case .swipeBack: try application.swipeBack()
      case .swipeBackCancelled: try application.swipeBack(.cancelled)
      case .swipeDown: try application.swipeDown()
      case .swipeDownCancelled: try application.swipeDown(.cancelled)
      }
    } catch {
      throw SessionError(of: error)
    }
  }
}

extension Action.Touch {
  /// Whether the action is performed on an element that a query finds.
  fileprivate var hasElement: Bool {
    switch self {
    case .submit, .press, .back, .swipeBack, .swipeBackCancelled, .swipeDown, .swipeDownCancelled,
      .refresh, .type(_, into: nil):
      false
    default: true
    }
  }

  /// Whether the action taps the banner, which the system shows over any app.
  fileprivate var isForBanner: Bool {
    guard case .tap(let query) = self else { return false }
    return query.type == .banner || query.scope == .banner
  }
}

// MARK: Virtual time

extension Session {
  /// Runs the main queue and the work that is due, and finishes transitions; time goes no further.
  func settleStep() throws(SessionError) {
    guard let application else { return }
    try runDueWork()
    if realtimeAllowance > .zero {
      try MainQueue.wait(for: realtimeAllowance)
      try runDueWork()
    }
    var count = 0
    while application.transitionsInFlight > 0, count < Self.transitionLimit {
      guard try advanceToNextDeadline() else { break }
      count += 1
    }
    UIApplication.releaseOrphanedAssociations()
    observeLifetimes()
  }

  /// Finishes the transitions that an expectation stopped in the middle.
  func finishTransitions() throws(SessionError) {
    guard let application, application.transitionsInFlight > 0 else { return }
    try settleStep()
  }

  /// Records which coordinators left the tree, if the controller hierarchy has changed.
  func observeLifetimes() {
    guard let application, application.hierarchyChanges != hierarchyChanges else { return }
    hierarchyChanges = application.hierarchyChanges
    Lifetimes.observe()
  }

  /// Runs the next scheduled work.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  func advanceToNextDeadline() throws(SessionError) -> Bool {
    var hasAdvanced = false
    try run { () throws(Livelock) in hasAdvanced = try device.clock.advanceToNextDeadline() }
    if try drainMainQueue(until: waitingEnd) { try runDueWork() }
    observeMoveIfChanged()
    observeNavigation()
    return hasAdvanced
  }

  private func advance(by duration: Duration) throws(SessionError) {
    let end = device.clock.now.advanced(by: duration)
    while let next = device.clock.nextDeadline, next <= end {
      try advanceToNextDeadline()
    }
    try run { () throws(Livelock) in try device.clock.advance(to: end) }
    try settleStep()
  }

  private func settle() throws(SessionError) {
    let end = device.clock.now.advanced(by: Self.settleLimit)
    while let next = device.clock.nextDeadline, !device.clock.hasOnlyRepeatingTimers {
      guard next <= end else { throw busyError() }
      try advanceToNextDeadline()
    }
    try settleStep()
    remarkTimers()
  }

  private func busyError() -> SessionError {
    SessionError(
      "the app is still busy after \(Self.settleLimit.spoken) of virtual time",
      notes: device.clock.pending.filter { $0.purpose.period == nil }.prefix(5)
        .map { "keeps it busy: \($0)" }
        + ["let a fixed time pass with `wait 10s`, or stop the timer in the app"])
  }

  /// Runs the work that is due and the main queue until both are empty.
  ///
  /// Work that waits for other work, as on a semaphore, moves time itself. An app that retries for ever in
  /// that way would never come to an end: after ``waitLimit``, the rest is left to the next action.
  func runDueWork() throws(SessionError) {
    let end = waitingEnd
    var chain = LivelockChain()
    repeat {
      try run { () throws(Livelock) in try device.clock.runDueWork() }
      guard chain.addLink() else { throw MainQueue.endlessError() }
    } while try drainMainQueue(until: end) && device.clock.now < end
  }

  /// The time until which work that waits may move time from now on.
  private var waitingEnd: VirtualClock.Instant { device.clock.now.advanced(by: Self.waitLimit) }

  private func drainMainQueue(until end: VirtualClock.Instant) throws(SessionError) -> Bool {
    try MainQueue.drain { device.clock.now < end }
  }

  private func run(_ body: () throws(Livelock) -> Void) throws(SessionError) {
    do {
      try body()
    } catch {
      throw SessionError(error.description)
    }
  }
}
