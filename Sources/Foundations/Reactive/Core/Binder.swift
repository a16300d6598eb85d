/// An observer that sets something on an object it holds weakly, and takes elements only.
///
/// Errors have no meaning to a binding and are a mistake; RxSwift stops the program in debug builds.
public struct Binder<Value>: ObserverType {
  /// What the events carry.
  public typealias Element = Value

  private let receive: (Value) -> Void
  private let target: String

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
    self.target = "\(Target.self)"
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

  /// Sets the element; the end does nothing, and an error is a mistake.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): receive(value)
    case .error(let error): Origin.reportBindingError(error, of: target)
    case .completed: break
    }
  }
}
