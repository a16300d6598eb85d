import Foundation
import HeadlessDevice
import HeadlessUIKit
import VirtualTime

extension Session {
  /// Does what a person or the world does, then lets the app react.
  ///
  /// - Returns: how much virtual time passed: the transitions that followed, or what was waited.
  /// - Throws: ``SessionError`` where a person could not have done it; nothing has changed then.
  @discardableResult
  public func perform(_ action: Action) throws(SessionError) -> Duration {
    Device.current = device
    device.findings.step += 1
    let start = device.clock.now
    let before = application?.topViewController
    try running { () throws(SessionError) in try begin(action) }
    noteMove(from: before)
    reportMistakes()
    return start.duration(to: device.clock.now)
  }

  private func noteMove(from before: UIViewController?) {
    guard let before, let after = application?.topViewController, before !== after else { return }
    let move = Move(from: before.screenName, to: after.screenName)
    if move.from != move.to, !moves.contains(move) { moves.append(move) }
  }

  private func begin(_ action: Action) throws(SessionError) {
    switch action {
    case .launch(let values):
      if application != nil { endProcess() }
      device.storage.merge(values)
      try launch()
    case .foreground where application == nil:
      try launch()
    case .open where application == nil, .push where application == nil,
      .shortcut where application == nil, .tap where application == nil:
      try comeFromOutside(action)
    case .terminate:
      _ = try runningApplication()
      endProcess()
    case .wait(let duration):
      try advance(by: duration)
    case .settle:
      try settle()
    default:
      try act(action, on: runningApplication())
      try settleStep()
    }
  }

  private func act(_ action: Action, on application: UIApplication) throws(SessionError) {
    switch action {
    case .background: application.enterBackground()
    case .foreground: application.enterForeground()
    case .open, .push, .shortcut: try deliver(action, to: application)
    default:
      guard application.applicationState != .background || action.isForBanner else {
        throw SessionError(
          "the app is in the background, where nobody can touch it",
          notes: ["bring it back with `foreground`"])
      }
      // UIKit takes no touches during a transition: a person waits for its end.
      try finishTransitions()
      try refuseWhileStuck(application)
      try touch(action, on: application)
    }
  }

  private func refuseWhileStuck(_ application: UIApplication) throws(SessionError) {
    guard let transition = application.stuckTransition else { return }
    throw SessionError(
      "nobody can touch the app: the \(transition) never ends",
      notes: ["`findings` says who should have ended it"])
  }

  private func touch(_ action: Action, on application: UIApplication) throws(SessionError) {
    do {
      switch action {
      case .tap(let query): try reach(query, for: .tap).performTap()
      case .longPress(let query): try reach(query, for: .tap).performLongPress()
      case .type(let text, .some(let query)): try reach(query, for: .text).performType(text)
      case .type(let text, .none): try focused(application).performType(text)
      case .clear(let query): try reach(query, for: .text).performClear()
      case .submit: try focused(application).performSubmit()
      case .set(let query, let value): try reach(query, for: .value).performSet(value)
      case .swipeLeft(let query): try reach(query, for: .swipe).performSwipeLeft()
      case .swipeRight(let query): try reach(query, for: .swipe).performSwipeRight()
      case .scroll(let query): try scroll(to: query)
      case .refresh: try refresh(application)
      case .back: try application.back()
      case .swipeBack: try application.swipeBack()
      case .swipeDown: try application.swipeDown()
      default: break
      }
    } catch let error as Refusal {
      throw SessionError(error.message)
    } catch let error as SessionError {
      throw error
    } catch {
      throw SessionError("\(error)")
    }
  }

  /// The app, where it runs.
  func runningApplication() throws(SessionError) -> UIApplication {
    guard let application else {
      throw SessionError("the app does not run", notes: ["start it with `launch`"])
    }
    return application
  }
}

extension Action {
  /// Whether it touches the banner, which the system shows over any app.
  fileprivate var isForBanner: Bool {
    guard case .tap(let query) = self else { return false }
    return query.type == .banner || query.scope == .banner
  }
}
