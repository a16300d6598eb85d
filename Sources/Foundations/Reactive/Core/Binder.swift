import Foundation
import VirtualTime

/// An observer that passes elements to a closure with an object, which it holds weakly.
///
/// An error is reported as a mistake; RxSwift stops the program in debug builds.
public struct Binder<Value>: ObserverType {
  /// The type of the elements.
  public typealias Element = Value

  private let receive: (Value) -> Void
  private let target: String

  /// Creates a binder for an object.
  ///
  /// - Parameters:
  ///   - target: the object, held weakly; once it is gone elements are ignored.
  ///   - scheduler: the scheduler that runs the closure; without one it runs in place on the main
  ///     thread and while a driver moves a clock, and on the main queue otherwise.
  ///   - binding: the closure that sets the value on the object.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: (any ImmediateSchedulerType)? = nil,
    binding: @escaping (Target, Value) -> Void
  ) {
    self.target = "\(Target.self)"
    let bind = { [weak target] (value: Value) in
      if let target { binding(target, value) }
    }
    receive = { value in
      guard let scheduler = scheduler ?? Self.schedulerOfThread else { return bind(value) }
      _ = scheduler.schedule(value) { value in
        bind(value)
        return Disposables.create()
      }
    }
  }

  /// The main scheduler where this is another thread than the main one, and no driver moves a clock.
  private static var schedulerOfThread: (any ImmediateSchedulerType)? {
    MainQueueMark.isHere || ClockDiagnostics.current.drivenClock != nil
      ? nil : MainScheduler.instance
  }

  /// Sets an element, reports an error as a mistake, and ignores completion.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): receive(value)
    case .error(let error): Origin.reportBindingError(error, of: target)
    case .completed: break
    }
  }
}
