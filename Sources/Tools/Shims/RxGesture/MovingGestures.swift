// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxGesture's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
public import Reactive
public import ReactiveUIKit

public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias PanObservable = Observable<UIPanGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func pan(configuration: PanConfiguration? = nil) -> AnyFactory {
    Factory<UIPanGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func panGesture(
    configuration: PanConfiguration? = nil
  ) -> PanControlEvent { gesture(Factory(configuration)) }
}

public typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
public typealias PinchObservable = Observable<UIPinchGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func pinch(configuration: PinchConfiguration? = nil) -> AnyFactory {
    Factory<UIPinchGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func pinchGesture(
    configuration: PinchConfiguration? = nil
  ) -> PinchControlEvent { gesture(Factory(configuration)) }
}

public typealias RotationConfiguration = Configuration<UIRotationGestureRecognizer>
public typealias RotationControlEvent = ControlEvent<UIRotationGestureRecognizer>
public typealias RotationObservable = Observable<UIRotationGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func rotation(configuration: RotationConfiguration? = nil) -> AnyFactory {
    Factory<UIRotationGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func rotationGesture(
    configuration: RotationConfiguration? = nil
  ) -> RotationControlEvent { gesture(Factory(configuration)) }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  public func asTranslation(
    in view: TargetView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map { gesture in
      let view = view.targetView(for: gesture)
      return (gesture.translation(in: view), gesture.velocity(in: view))
    }
  }
}

extension ObservableType where Element: UIPinchGestureRecognizer {
  public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> {
    map { ($0.scale, $0.velocity) }
  }
}

extension ObservableType where Element: UIRotationGestureRecognizer {
  public func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)> {
    map { ($0.rotation, $0.velocity) }
  }
}
