internal import HeadlessUIKit
internal import VirtualTime

extension Publisher {
  /// Sends a value when no other has come for a time; the end drops a value that waits, as in Combine.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var waiting: (any Cancellable)?
      down.hold(AnyCancellable { waiting?.cancel() })
      return (
        { value in
          waiting?.cancel()
          waiting = scheduler.later(dueTime, .delayedEvent, options) { down.send(value) }
        }, down.send(completion:)
      )
    }
  }

  /// Sends the first value, then the first or last of each interval; the end follows the value that waits.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var isWaiting = false
      var pending: Output?
      var end: Subscribers.Completion<Failure>?
      var token: (any Cancellable)?
      down.hold(AnyCancellable { token?.cancel() })
      @MainActor func open() {
        isWaiting = true
        token = scheduler.later(interval, .delayedEvent, nil) {
          isWaiting = false
          guard let value = pending else { return }
          pending = nil
          open()
          down.send(value)
          if let end { down.send(completion: end) }
        }
      }
      return (
        { value in
          if isWaiting {
            if latest || pending == nil { pending = value }
          } else {
            open()
            down.send(value)
          }
        },
        { if pending == nil { down.send(completion: $0) } else { end = $0 } }
      )
    }
  }

  /// Sends each event after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<Output, Failure> {
    moved { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
  }

  /// Sends each event when the scheduler runs it: on a queue, when the current work is done.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<Output, Failure> {
    moved { scheduler.schedule(options: options, $0) }
  }

  /// Starts the publisher at once: there is one thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<Output, Failure> { make { down in (down.send, down.send(completion:)) } }

  /// Sends each event when a closure runs it.
  private func moved(
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      (
        { value in schedule { down.send(value) } },
        { end in schedule { down.send(completion: end) } }
      )
    }
  }

  /// Ends, or fails with an error, when no value has come for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var token: (any Cancellable)?
      @MainActor func wait() {
        token?.cancel()
        token = scheduler.later(interval, .timer, options) {
          down.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      down.hold(AnyCancellable { token?.cancel() })
      wait()
      return (
        {
          wait()
          down.send($0)
        }, down.send(completion:)
      )
    }
  }

  /// Sends the time between events instead of their values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<S.SchedulerTimeType.Stride, Failure> {
    make { down in
      var last = scheduler.now
      return (
        { _ in
          let now = scheduler.now
          let interval = last.distance(to: now)
          last = now
          down.send(interval)
        }, down.send(completion:)
      )
    }
  }

  /// Sends the values of each interval as one array, or earlier once there are enough of them.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Made<[Output], Failure> {
    make { down in
      var values: [Output] = []
      var token: (any Cancellable)?
      down.hold(AnyCancellable { token?.cancel() })
      @MainActor func flush() {
        let group = values
        values = []
        if !group.isEmpty { down.send(group) }
      }
      @MainActor func wait() {
        token = strategy.scheduler.later(strategy.interval, .timer, options) {
          flush()
          wait()
        }
      }
      wait()
      return (
        {
          values.append($0)
          if values.count == strategy.count { flush() }
        },
        { end in
          if case .finished = end { flush() }
          down.send(completion: end)
        }
      )
    }
  }
}

extension Publishers {
  /// The groups that `collect(_:options:)` makes.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each interval, or a number of them if it is reached earlier.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    var count: Int? {
      if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
    }
  }
}
