/// An observer that sets something on an object it holds weakly, and takes elements only.
///
/// Errors have no meaning to a binding and are dropped; RxSwift stops the program in debug builds.
public struct Binder<Value>: ObserverType {
  /// What the events carry.
  public typealias Element = Value

  private let receive: (Value) -> Void

  /// A binding to an object.
  ///
  /// - Parameters:
  ///   - target: the object, held weakly; once it is gone nothing happens.
  ///   - scheduler: where the binding runs; in place where none is given, as RxSwift's main
  ///     scheduler does on the main thread.
  ///   - binding: sets the value on the object.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: (any ImmediateSchedulerType)? = nil,
    binding: @escaping (Target, Value) -> Void
  ) {
    let bind = { [weak target] (value: Value) in
      if let target { binding(target, value) }
    }
    guard let scheduler else {
      receive = bind
      return
    }
    receive = { value in
      _ = scheduler.schedule(value) { value in
        bind(value)
        return Disposables.create()
      }
    }
  }

  /// Sets the element; a terminal event does nothing.
  public func on(_ event: Event<Value>) {
    if case .next(let value) = event { receive(value) }
  }
}
