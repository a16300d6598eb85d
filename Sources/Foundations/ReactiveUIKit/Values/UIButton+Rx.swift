public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIButton {
  /// A person taps the button.
  public var tap: ControlEvent<Void> {
    controlEvent([.touchUpInside])
  }

  /// Sets the title of a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }

  /// Sets the image of a state.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// A person taps the button; it takes the place of the button's own action while subscribed to.
  public var tap: ControlEvent<Void> {
    let taps = Observable<Void>.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let lifeline = Lifeline(observer)
      base.setHandler { _ in lifeline.observer.onNext(()) }
      return Disposables.create { [weak base] in base?.primaryAction = nil }
    }
    return ControlEvent(events: taps.share())
  }
}
