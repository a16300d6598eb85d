public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIButton {
  /// The taps on the button.
  public var tap: ControlEvent<Void> {
    controlEvent([.touchUpInside])
  }

  /// Returns a binder for the title of a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }

  /// Returns a binder for the image of a state.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }

  /// Returns a binder for the attributed title of a state.
  public func attributedTitle(
    for controlState: UIControl.State = []
  ) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }

  /// Returns a binder for the background image of a state.
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The taps on the button; while subscribed to, they replace the button's own action.
  public var tap: ControlEvent<Void> {
    let taps = Observable<Void>.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let completing = CompletingObserver(observer)
      base.setHandler { _ in completing.observer.onNext(()) }
      return Disposables.create { [weak base] in base?.primaryAction = nil }
    }
    return ControlEvent(events: taps.share())
  }
}
