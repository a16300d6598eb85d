public import Foundation
internal import HeadlessDevice
public import HeadlessUIKit
internal import VirtualTime

/// Foundation's timer on the virtual clock.
open class Timer: NSObject {
  /// The time between two runs of a repeating timer; 0 for others.
  public let timeInterval: TimeInterval

  /// The value that the timer was created with.
  open private(set) var userInfo: Any?

  /// Whether the timer can still run.
  open private(set) var isValid = true

  /// The tolerance; stored, without effect.
  open var tolerance: TimeInterval = 0

  private let repeats: Bool
  private let fileID: StaticString
  private let line: UInt
  private var delay: TimeInterval
  private var action: ((Timer) -> Void)?
  private var token: VirtualClock.Token?
  private var repetition: VirtualClock.Repetition?
  /// The date of the next run of a timer that was started.
  private var due: Date?

  /// Creates a timer that runs a closure once it is on a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
    line: UInt = #line, block: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? interval : 0
    delay = interval
    self.repeats = repeats
    self.fileID = fileID
    self.line = line
    action = block
  }

  /// Creates a timer that does nothing, as a placeholder of another.
  public override convenience init() { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Creates a timer that calls a method of a target, which it retains, as Foundation's does.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let object = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats, fileID: fileID, line: line) { timer in
      UIApplication.shared.sendAction(selector, to: object, from: timer, for: nil)
    }
    self.userInfo = userInfo
  }

  /// Creates a timer with its first date.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
    line: UInt = #line, block: @escaping (Timer) -> Void
  ) {
    self.init(
      timeInterval: interval, repeats: repeats, fileID: fileID, line: line, block: block)
    delay = max(0, date.timeIntervalSince(Ported.date))
  }

  /// Creates a timer with its first date that calls a method of a target, which it retains.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats, fileID: fileID, line: line)
    delay = max(0, date.timeIntervalSince(Ported.date))
  }

  /// Creates a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID,
    line: UInt = #line, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, repeats: repeats, fileID: fileID, line: line, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of a target, and starts it.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats, fileID: fileID, line: line)
    timer.start()
    return timer
  }

  /// The date of the next run.
  open var fireDate: Date {
    get { due ?? Ported.date.addingTimeInterval(delay) }
    set {
      delay = max(0, newValue.timeIntervalSince(Ported.date))
      guard token != nil || repetition != nil else { return }
      stop()
      start()
    }
  }

  /// Runs the timer's action now.
  open func fire() {
    guard isValid else { return }
    let run = action
    if !repeats { invalidate() }
    run?(self)
  }

  /// Stops the timer for good.
  open func invalidate() {
    isValid = false
    stop()
    // Out of the property before it is released: an object that only the timer owns may invalidate it.
    _ = action.take()
  }

  private func stop() {
    token?.cancel()
    token = nil
    repetition?.cancel()
    repetition = nil
    due = nil
  }

  /// Starts the timer, as adding it to a run loop does.
  final func start() {
    guard isValid, token == nil, repetition == nil else { return }
    due = Ported.date.addingTimeInterval(max(0, delay))
    guard !repeats || delay != timeInterval else { return repeatRuns() }
    token = Device.current.clock.schedule(
      after: .init(appSeconds: max(0, delay)), for: .init(.timer, "Timer"), fileID: fileID,
      line: line
    ) { [self] in
      token = nil
      if repeats { repeatRuns() }
      fire()
    }
  }

  /// Runs the timer each time its interval has passed.
  private func repeatRuns() {
    let period = max(0.0001, timeInterval)
    due = Ported.date.addingTimeInterval(period)
    repetition = Device.current.clock.schedule(
      every: .init(appSeconds: period), for: "Timer", fileID: fileID, line: line
    ) { [self] in
      due = Ported.date.addingTimeInterval(period)
      fire()
    }
  }
}

extension RunLoop {
  /// Starts a timer on the virtual clock; the mode has no effect.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
