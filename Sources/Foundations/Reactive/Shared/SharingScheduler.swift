import VirtualTime

/// The scheduler of drivers and signals: a main scheduler for each use, unless a test replaces it.
public enum SharingScheduler {
  private static let replacement = ThreadLocal<Replacement>()

  /// Makes the scheduler.
  public static func make() -> any SchedulerType {
    replacement.value?.make() ?? MainScheduler()
  }

  /// Replaces the scheduler on this thread while a closure runs.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the way the scheduler is made on this thread while a closure runs.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let before = replacement.value
    replacement.value = Replacement(makeScheduler)
    defer { replacement.value = before }
    try action()
  }
}

/// The closure that makes the scheduler in place of the main one.
private final class Replacement {
  let make: () -> any SchedulerType

  init(_ make: @escaping () -> any SchedulerType) {
    self.make = make
  }
}
