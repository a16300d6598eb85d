// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxGesture's, and their documentation is too.
public import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit
public import Reactive
public import ReactiveUIKit

public typealias RxGestureTouch = UITouch
public typealias RxGestureRecognizer = UIGestureRecognizer
public typealias RxGestureRecognizerState = UIGestureRecognizer.State
public typealias RxGestureRecognizerDelegate = UIGestureRecognizerDelegate
public typealias RxGestureView = UIView
public typealias RxGesturePoint = CGPoint
public typealias LocationInView = (RxGestureView) -> CGPoint

/// The view in whose coordinates a gesture has a place.
public enum TargetView {
  case view
  case superview
  case window
  case this(RxGestureView)

  public func targetView(for gestureRecognizer: RxGestureRecognizer) -> RxGestureView? {
    switch self {
    case .view: gestureRecognizer.view
    case .superview: gestureRecognizer.view?.superview
    case .window: gestureRecognizer.view?.window
    case .this(let view): view
    }
  }
}

extension Reactive where Base: RxGestureView {
  /// The recognizer at once, and whenever its state changes; it is on the view while there is a subscription.
  public func gesture<G: RxGestureRecognizer>(_ gesture: G) -> ControlEvent<G> {
    let source = Observable<G>.deferred { [weak control = base] in
      guard let control else { return .empty() }
      control.isUserInteractionEnabled = true
      control.addGestureRecognizer(gesture)
      return (gesture as RxGestureRecognizer).rx.event
        .compactMap { $0 as? G }
        .startWith(gesture)
        .do(onDispose: { [weak control, weak gesture] in
          Ported.async { if let gesture { control?.removeGestureRecognizer(gesture) } }
        })
        .take(until: control.rx.deallocated)
    }
    return ControlEvent(events: source)
  }

  public func gesture<G>(_ factory: Factory<G>) -> ControlEvent<G> { gesture(factory.gesture) }

  public func anyGesture(
    _ factories: (AnyFactory, when: RxGestureRecognizerState)...
  ) -> ControlEvent<RxGestureRecognizer> {
    let gestures = factories.map { factory, state in gesture(factory).when(state) }
    return ControlEvent(events: Observable.merge(gestures))
  }

  public func anyGesture(_ factories: AnyFactory...) -> ControlEvent<RxGestureRecognizer> {
    let gestures = factories.map { gesture($0).asObservable() }
    return ControlEvent(events: Observable.merge(gestures))
  }
}

extension ObservableType where Element: RxGestureRecognizer {
  public func when(_ states: RxGestureRecognizerState...) -> Observable<Element> {
    filter { states.contains($0.state) }
  }

  public func asLocation(in view: TargetView = .view) -> Observable<RxGesturePoint> {
    map { $0.location(in: view.targetView(for: $0)) }
  }

  public func asLocationInView() -> Observable<LocationInView> {
    map { gesture in
      let target = gesture.view
      let location = gesture.location(in: target)
      return { target?.convert(location, to: $0) ?? location }
    }
  }
}
