extension VirtualClock {
  /// The handle on work that comes back; dropping it stops nothing, as with a scheduled `Timer`.
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

    /// Whether the work will come back.
    public var isActive: Bool { action != nil }

    /// Stops it and lets go of what the work captured.
    public func cancel() {
      token?.cancel()
      token = nil
      action = nil
    }

    func scheduleNext() {
      token = clock?.schedule(
        after: period, for: purpose, fileID: place.fileID, line: place.line
      ) {
        self.runOnce()
      }
    }

    /// The next run is scheduled first, so that the work finds its timer running and can stop it.
    private func runOnce() {
      guard let action else { return }
      scheduleNext()
      action()
    }
  }

  /// Schedules work that comes back each time a period has passed, until it is cancelled.
  ///
  /// It takes the place of `Timer.scheduledTimer(withTimeInterval:repeats:)`; a period of zero
  /// never lets time pass, which is a ``Livelock``.
  ///
  /// - Parameters:
  ///   - period: the time between two runs, and before the first.
  ///   - subject: which timer it is, for those who ask what keeps the app busy.
  ///   - fileID: the file that scheduled the work.
  ///   - line: the line that scheduled the work.
  ///   - action: the work.
  @discardableResult
  public func schedule(
    every period: Duration, for subject: String = "",
    fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> Repetition {
    let repetition = Repetition(
      period, for: Purpose(.timer, subject, period: period), at: (fileID, line), on: self,
      action: action)
    repetition.scheduleNext()
    return repetition
  }
}
