import VirtualTime

/// A piece of work that can be scheduled repeatedly and is cancelled by disposal.
final class ClockTask: LinkedDisposable {
  private let purpose: VirtualClock.Purpose
  private let origin: Origin
  private var work: ((ClockTask) -> Void)?
  private var token: VirtualClock.Token?

  init(
    purpose: VirtualClock.Purpose, origin: Origin, work: @escaping (ClockTask) -> Void
  ) {
    self.purpose = purpose
    self.origin = origin
    self.work = work
  }

  /// Schedules the work once on a clock, in place of a run already scheduled.
  func schedule(on clock: VirtualClock?, after delay: Duration) {
    guard !isDisposed else { return }
    token?.cancel()
    token = clock?.schedule(
      after: delay, for: purpose, fileID: origin.fileID, line: origin.line, run)
  }

  /// Schedules the work on a scheduler; only one on a clock receives the purpose.
  func schedule(on scheduler: any SchedulerType, after delay: Duration) {
    if let scheduler = scheduler as? any ClockScheduler {
      return schedule(on: scheduler.virtualClock, after: scheduler.adjusted(delay))
    }
    guard !isDisposed else { return }
    disposeUpstream()
    let subscription = scheduler.scheduleRelative((), dueTime: delay) { _ in
      self.run()
      return Disposables.create()
    }
    connect(subscription.asLinkedDisposable)
  }

  /// Cancels the scheduled run; the work can be scheduled again.
  func cancelWork() {
    token?.cancel()
    token = nil
    disposeUpstream()
  }

  override func dispose() {
    guard markDisposed() else { return }
    work = nil
    cancelWork()
  }

  private func run() {
    token = nil
    work?(self)
  }
}
