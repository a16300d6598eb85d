import VirtualTime

/// Work on a scheduler that can be scheduled again and again and is taken back by disposing of it.
final class ClockTask: Link {
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

  /// Puts the work on a clock, once; what it was put there for before is taken back.
  func schedule(on clock: VirtualClock?, after delay: Duration) {
    guard !isDisposed else { return }
    token?.cancel()
    token = clock?.schedule(
      after: delay, for: purpose, fileID: origin.fileID, line: origin.line, run)
  }

  /// Puts the work on a scheduler, which learns its purpose only where it runs on a clock.
  func schedule(on scheduler: any SchedulerType, after delay: Duration) {
    if let scheduler = scheduler as? any ClockScheduler {
      return schedule(on: scheduler.virtualClock, after: scheduler.adjusted(delay))
    }
    guard !isDisposed else { return }
    disposeUpstream()
    let foreign = scheduler.scheduleRelative((), dueTime: delay) { _ in
      self.run()
      return Disposables.create()
    }
    connect(foreign.asLink)
  }

  /// Takes the work back; it can be put on a clock again.
  func takeBack() {
    token?.cancel()
    token = nil
    disposeUpstream()
  }

  override func dispose() {
    guard retire() else { return }
    work = nil
    takeBack()
  }

  private func run() {
    token = nil
    work?(self)
  }
}
