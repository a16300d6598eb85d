public import Dispatch
public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit
internal import VirtualTime

/// A context that runs work; all of them run on the main actor and the virtual clock.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// A scheduler that runs work at once.
public struct ImmediateScheduler: Scheduler {
  /// The only one.
  public static let shared = ImmediateScheduler()
}

/// A length of time, as a number of seconds or with a unit.
nonisolated public struct TimeStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  Sendable
{
  let duration: Duration

  /// Creates a length of seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }
  /// Creates a length of seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }
  private init(_ duration: Duration) { self.duration = duration }

  /// A number of seconds.
  public static func seconds(_ value: Double) -> Self { Self(.seconds(value)) }
  /// A number of seconds.
  public static func seconds(_ value: Int) -> Self { Self(.seconds(value)) }
  /// A number of milliseconds.
  public static func milliseconds(_ value: Int) -> Self { Self(.milliseconds(value)) }
  /// A number of microseconds.
  public static func microseconds(_ value: Int) -> Self { Self(.microseconds(value)) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ value: Int) -> Self { Self(.nanoseconds(value)) }
}

extension Publisher {
  private func later(
    _ delay: Duration, _ kind: VirtualClock.Purpose.Kind, _ action: @escaping () -> Void
  ) -> VirtualClock.Token {
    Device.current.clock.schedule(after: delay, for: .init(kind, "Combine"), action)
  }

  /// Sends a value when no other has come for a time; the end drops a value that waits, as in Combine.
  public func debounce<S: Scheduler>(
    for dueTime: TimeStride, scheduler: S
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var waiting: VirtualClock.Token?
      down.hold(AnyCancellable { waiting?.cancel() })
      return (
        { value in
          waiting?.cancel()
          waiting = later(dueTime.duration, .delayedEvent) { down.send(value) }
        }, down.send(completion:)
      )
    }
  }

  /// Sends the first value, then the first or last of each interval; the end follows the value that waits.
  public func throttle<S: Scheduler>(
    for interval: TimeStride, scheduler: S, latest: Bool
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var isWaiting = false
      var pending: Output?
      var end: Subscribers.Completion<Failure>?
      var token: VirtualClock.Token?
      down.hold(AnyCancellable { token?.cancel() })
      @MainActor func open() {
        isWaiting = true
        token = later(interval.duration, .delayedEvent) {
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
    for interval: TimeStride, scheduler: S
  ) -> Publishers.Made<Output, Failure> { shifted(by: interval.duration) }

  /// Sends each event when the current work is done.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> Publishers.Made<Output, Failure> {
    scheduler is ImmediateScheduler
      ? make { down in (down.send, down.send(completion:)) } : shifted(by: .zero)
  }

  /// Starts the publisher at once: there is one thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> Publishers.Made<Output, Failure> { make { down in (down.send, down.send(completion:)) } }

  private func shifted(by delay: Duration) -> Publishers.Made<Output, Failure> {
    make { down in
      (
        { value in _ = later(delay, .delayedEvent) { down.send(value) } },
        { end in _ = later(delay, .delayedEvent) { down.send(completion: end) } }
      )
    }
  }

  /// Ends, or fails with an error, when no value has come for a time.
  public func timeout<S: Scheduler>(
    _ interval: TimeStride, scheduler: S, options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Made<Output, Failure> {
    make { down in
      var token: VirtualClock.Token?
      @MainActor func wait() {
        token?.cancel()
        token = later(interval.duration, .timer) {
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
}

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  @MainActor public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publishers.Made<Notification, Never> {
    Publishers.Made { down in
      let relay = NotificationRelay(down)
      self.addObserver(
        relay, selector: Selector("receive:"), name: name, object: object)
      down.hold(AnyCancellable { self.removeObserver(relay as AnyObject) })
    }
  }
}

/// Forwards notifications to a subscriber, which holds it.
private final class NotificationRelay: SelectorTarget {
  private let downstream: Downstream<Notification, Never>

  init(_ downstream: Downstream<Notification, Never>) { self.downstream = downstream }

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    { [downstream] in
      downstream.send(try $0.argument(0))
      return nil
    }
  }
}
