public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIGestureRecognizer {
  /// The recogniser at each change of its gesture.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable<Base>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = ControlTarget()
        base.addTarget(target) { [weak base] (_: ControlTarget) in
          if let base { observer.onNext(base) }
        }
        // The recogniser holds the target weakly, so the subscription holds it.
        return Disposables.create { [weak base] in base?.removeTarget(target) }
      })
  }
}
