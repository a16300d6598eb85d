import Dispatch
import VirtualTime

/// A piece of work that can be scheduled repeatedly and is cancelled by disposal.
///
/// In real time one thread may dispose of it while its queue runs it on another.
final class ClockTask: LinkedDisposable {
  private let purpose: VirtualClock.Purpose
  private let origin: Origin

  /// The lock of the properties below and of the disposal.
  private let lock = Locked()
  private var work: ((ClockTask) -> Void)?
  private var cancellation: Cancellation?
  private var content: (any Disposable)?
  private var scheduleCount = 0

  /// The ways to cancel a scheduled run.
  private enum Cancellation {
    case token(VirtualClock.Token)
    case item(DispatchWorkItem)
    case disposable(any Disposable)

    func cancel() {
      switch self {
      case .token(let token): token.cancel()
      case .item(let item): item.cancel()
      case .disposable(let disposable): disposable.dispose()
      }
    }
  }

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
    let number = lock.withValue { _ in
      scheduleCount += 1
      return isDisposed ? nil : scheduleCount
    }
    guard let number else { return }
    cancelWork()
    if let scheduler = scheduler as? any ClockScheduler {
      return schedule(on: scheduler, after: delay, number)
    }
    let subscription = scheduler.scheduleRelative((), dueTime: delay) { _ in
      self.run()
      return Disposables.create()
    }
    keep(.disposable(subscription), number)
  }

  /// Cancels the scheduled run; the work can be scheduled again.
  func cancelWork() {
    var (cancelled, disposed): (Cancellation?, (any Disposable)?) = (nil, nil)
    lock.withValue { _ in
      swap(&cancelled, &cancellation)
      swap(&disposed, &content)
    }
    cancelled?.cancel()
    disposed?.dispose()
  }

  /// Disposes of what a run returned with the task, or at once where that was disposed of already.
  func keep(_ disposable: any Disposable) {
    var unneeded: (any Disposable)? = disposable
    lock.withValue { _ in
      if !isDisposed { swap(&unneeded, &content) }
    }
    unneeded?.dispose()
  }

  override func dispose() {
    var released: ((ClockTask) -> Void)?
    let isFirst = lock.withValue { _ in
      swap(&released, &work)
      return markDisposed()
    }
    if isFirst { cancelWork() }
  }

  private func schedule(
    on scheduler: any ClockScheduler, after delay: Duration, _ number: Int
  ) {
    let delay = scheduler.adjusted(delay)
    if let clock = scheduler.virtualClock {
      keep(
        .token(
          clock.schedule(
            after: delay, for: purpose, fileID: origin.fileID, line: origin.line, run)),
        number)
    } else {
      let item = DispatchWorkItem { ClockDiagnostics.onRealTime(self.run) }
      keep(.item(item), number)
      scheduler.queue.asyncAfter(
        deadline: .now() + .nanoseconds(Int(max(delay, .zero).nanoseconds)), execute: item)
    }
  }

  /// Keeps the cancellation of a run, or cancels it where the task was disposed of meanwhile.
  ///
  /// A scheduler may have run the work before it returned, and the work scheduled the next run: then
  /// that one's cancellation is kept.
  private func keep(_ cancellation: Cancellation, _ number: Int) {
    let isUnneeded = lock.withValue { _ in
      guard !isDisposed else { return true }
      if number == scheduleCount { self.cancellation = cancellation }
      return false
    }
    if isUnneeded { cancellation.cancel() }
  }

  private func run() {
    var (current, done): (((ClockTask) -> Void)?, Cancellation?) = (nil, nil)
    lock.withValue { _ in
      current = work
      if case .disposable = cancellation {} else { swap(&done, &cancellation) }
    }
    current?(self)
  }
}
