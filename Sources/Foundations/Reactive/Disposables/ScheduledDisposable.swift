/// A disposable that is disposed of by an action of a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler.
  public let scheduler: any ImmediateSchedulerType

  private var disposable: (any Disposable)?

  /// Whether the disposal was done, not only scheduled.
  public var isDisposed: Bool { disposable == nil }

  /// Creates a disposable that a scheduler disposes of.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      let disposable = scheduled.disposable
      scheduled.disposable = nil
      disposable?.dispose()
      return Disposables.create()
    }
  }
}

/// A disposable that is disposed of once it and all disposables retained from it were disposed of.
public final class RefCountDisposable: Cancelable {
  private var disposable: (any Disposable)?
  private var count = 0
  private var isPrimaryDisposed = false

  /// Whether the underlying disposable was disposed of.
  public var isDisposed: Bool { disposable == nil }

  /// Creates a counted disposable.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Returns a disposable that keeps the underlying one until it is disposed of itself.
  public func retain() -> any Disposable {
    guard disposable != nil else { return Disposables.create() }
    count += 1
    return Disposables.create {
      self.count -= 1
      self.disposeIfUnused()
    }
  }

  /// Disposes of the underlying disposable once nothing retains it.
  public func dispose() {
    isPrimaryDisposed = true
    disposeIfUnused()
  }

  private func disposeIfUnused() {
    guard isPrimaryDisposed, count == 0 else { return }
    let disposable = self.disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
