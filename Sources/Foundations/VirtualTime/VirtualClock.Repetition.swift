extension VirtualClock {
  /// The handle of a repeating piece of work; releasing it stops nothing, as with a scheduled `Timer`.
  public final class Repetition {
    private let period: Duration
    private let purpose: Purpose
    private let place: (fileID: StaticString, line: UInt)
    private weak var clock: VirtualClock?
    private var action: (() -> Void)?
    private var token: Token?

    init(
      _ period: Duration, for purpose: Purpose, at place: (fileID: StaticString, line: UInt),
      on clock: VirtualClock, action: @escaping () -> Void
    ) {
      self.period = period
      self.purpose = purpose
      self.place = place
      self.clock = clock
      self.action = action
    }

    /// Whether the work will run again.
    public var isActive: Bool { action != nil }

    /// Cancels the work and releases what it captured.
    public func cancel() {
      token?.cancel()
      token = nil
      // Out of the property before it is released: an object that only the action owns may cancel it.
      _ = action.take()
    }

    func scheduleNext(after delay: Duration) {
      token = clock?.schedule(
        after: delay, for: purpose, fileID: place.fileID, line: place.line
      ) {
        self.runOnce()
      }
    }

    /// Runs the work once; the next run is scheduled first, so that the work can cancel it.
    private func runOnce() {
      guard let action else { return }
      scheduleNext(after: period)
      action()
    }
  }

  /// Schedules work that runs each time a period has passed, until it is cancelled.
  ///
  /// The counterpart of `Timer.scheduledTimer(withTimeInterval:repeats:)`. A period of zero makes
  /// advancing the clock throw ``Livelock``.
  ///
  /// - Parameters:
  ///   - period: the time between two runs.
  ///   - delay: the time before the first run; by default the period.
  ///   - subject: the name of the timer in reports of pending work.
  ///   - fileID: the file that scheduled the work.
  ///   - line: the line that scheduled the work.
  ///   - action: the work.
  @discardableResult
  public func schedule(
    every period: Duration, after delay: Duration? = nil, for subject: String = "",
    fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> Repetition {
    let repetition = Repetition(
      period, for: Purpose(.timer, subject, period: period), at: (fileID, line), on: self,
      action: action)
    repetition.scheduleNext(after: delay ?? period)
    return repetition
  }
}
