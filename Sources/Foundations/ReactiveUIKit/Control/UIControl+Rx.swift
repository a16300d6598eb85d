public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIControl {
  /// Returns the control's events of the given kinds; completes when the control is released.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: events(controlEvents))
  }

  /// Returns a property of the control: its value on subscription, then the value after each event.
  ///
  /// - Parameters:
  ///   - editingEvents: the events after which the value is read.
  ///   - getter: the closure that reads the value.
  ///   - setter: the closure that sets the value.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.rx.events(editingEvents)
        .compactMap { [weak base] _ in base.map(getter) }
        .startWith(getter(base))
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  /// A binder for whether the control is enabled.
  public var isEnabled: Binder<Bool> {
    Binder(base) { $0.isEnabled = $1 }
  }

  /// A binder for whether the control is selected.
  public var isSelected: Binder<Bool> {
    Binder(base) { $0.isSelected = $1 }
  }

  private func events(_ controlEvents: UIControl.Event) -> Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let target = ControlTarget()
      let completing = CompletingObserver(observer)
      base.addTarget(target, for: controlEvents) { _ in completing.observer.onNext(()) }
      return Disposables.create { [weak base] in
        base?.removeTarget(target, for: controlEvents)
      }
    }
  }
}
