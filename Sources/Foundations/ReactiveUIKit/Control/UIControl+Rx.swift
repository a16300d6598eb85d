public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIControl {
  /// The control's events of some kinds; they end when the control goes away.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: events(controlEvents))
  }

  /// A property of the control: its value at first, then the value after each event.
  ///
  /// - Parameters:
  ///   - editingEvents: the events after which the value is read.
  ///   - getter: reads the value.
  ///   - setter: sets the value.
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

  /// Sets whether the control takes touches.
  public var isEnabled: Binder<Bool> {
    Binder(base) { $0.isEnabled = $1 }
  }

  /// Sets whether the control is chosen.
  public var isSelected: Binder<Bool> {
    Binder(base) { $0.isSelected = $1 }
  }

  private func events(_ controlEvents: UIControl.Event) -> Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let owner = Owner()
      let lifeline = Lifeline(observer)
      base.addTarget(owner, for: controlEvents) { _ in lifeline.observer.onNext(()) }
      return Disposables.create { [weak base] in
        base?.removeTarget(owner, for: controlEvents)
      }
    }
  }
}
