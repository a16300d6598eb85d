import Dispatch
import VirtualTime

/// A piece of work that can be scheduled repeatedly and is cancelled by disposal.
final class ClockTask: LinkedDisposable {
  private let purpose: VirtualClock.Purpose
  private let origin: Origin
  private var work: ((ClockTask) -> Void)?
  private var token: VirtualClock.Token?
  private var item: DispatchWorkItem?

  init(
    purpose: VirtualClock.Purpose, origin: Origin, work: @escaping (ClockTask) -> Void
  ) {
    self.purpose = purpose
    self.origin = origin
    self.work = work
  }

  /// Schedules the work once, in place of a run already scheduled.
  ///
  /// Only a scheduler on a clock receives the purpose.
  func schedule(on scheduler: any SchedulerType, after delay: Duration) {
    guard !isDisposed else { return }
    cancelWork()
    if let scheduler = scheduler as? any ClockScheduler {
      return schedule(on: scheduler, after: delay)
    }
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
    item?.cancel()
    item = nil
    disposeUpstream()
  }

  override func dispose() {
    guard markDisposed() else { return }
    work = nil
    cancelWork()
  }

  private func schedule(on scheduler: any ClockScheduler, after delay: Duration) {
    let delay = scheduler.adjusted(delay)
    if let clock = scheduler.virtualClock {
      token = clock.schedule(
        after: delay, for: purpose, fileID: origin.fileID, line: origin.line, run)
    } else {
      let item = DispatchWorkItem { ClockDiagnostics.onRealTime(self.run) }
      self.item = item
      scheduler.queue.asyncAfter(
        deadline: .now() + .nanoseconds(Int(max(delay, .zero).nanoseconds)), execute: item)
    }
  }

  private func run() {
    token = nil
    item = nil
    work?(self)
  }
}
