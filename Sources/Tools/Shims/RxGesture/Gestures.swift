// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxGesture's, and their documentation is too.
public import HeadlessUIKit
public import Reactive
public import ReactiveUIKit

public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias TapObservable = Observable<UITapGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func tap(configuration: TapConfiguration? = nil) -> AnyFactory {
    Factory<UITapGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func tapGesture(
    configuration: TapConfiguration? = nil
  ) -> TapControlEvent { gesture(Factory(configuration)) }
}

public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
public typealias LongPressObservable = Observable<UILongPressGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func longPress(configuration: LongPressConfiguration? = nil) -> AnyFactory {
    Factory<UILongPressGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func longPressGesture(
    configuration: LongPressConfiguration? = nil
  ) -> LongPressControlEvent { gesture(Factory(configuration)) }
}

public typealias ScreenEdgePanConfiguration = Configuration<UIScreenEdgePanGestureRecognizer>
public typealias ScreenEdgePanControlEvent = ControlEvent<UIScreenEdgePanGestureRecognizer>
public typealias ScreenEdgePanObservable = Observable<UIScreenEdgePanGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func screenEdgePan(configuration: ScreenEdgePanConfiguration? = nil) -> AnyFactory {
    Factory<UIScreenEdgePanGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func screenEdgePanGesture(
    configuration: ScreenEdgePanConfiguration? = nil
  ) -> ScreenEdgePanControlEvent { gesture(Factory(configuration)) }
}

public typealias HoverConfiguration = Configuration<UIHoverGestureRecognizer>
public typealias HoverControlEvent = ControlEvent<UIHoverGestureRecognizer>
public typealias HoverObservable = Observable<UIHoverGestureRecognizer>

extension Factory where Gesture == RxGestureRecognizer {
  public static func hover(configuration: HoverConfiguration? = nil) -> AnyFactory {
    Factory<UIHoverGestureRecognizer>(configuration).abstracted()
  }
}

extension Reactive where Base: RxGestureView {
  public func hoverGesture(
    configuration: HoverConfiguration? = nil
  ) -> HoverControlEvent { gesture(Factory(configuration)) }
}

nonisolated public enum SwipeDirection: Sendable {
  case right, left, up, down

  fileprivate var direction: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

public typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
public typealias SwipeObservable = Observable<UISwipeGestureRecognizer>

private func swipes(
  _ direction: SwipeDirection, _ configuration: SwipeConfiguration?
) -> Factory<UISwipeGestureRecognizer> {
  Factory { gesture, delegate in
    gesture.direction = direction.direction
    configuration?(gesture, delegate)
  }
}

extension Factory where Gesture == RxGestureRecognizer {
  public static func swipe(
    direction: SwipeDirection, configuration: SwipeConfiguration? = nil
  ) -> AnyFactory { swipes(direction, configuration).abstracted() }
}

extension Reactive where Base: RxGestureView {
  public func swipeGesture(
    _ directions: Set<SwipeDirection>, configuration: SwipeConfiguration? = nil
  ) -> SwipeControlEvent {
    let order: [SwipeDirection] = [.right, .left, .up, .down]
    let gestures = order.filter(directions.contains).map {
      gesture(swipes($0, configuration)).asObservable()
    }
    return ControlEvent(events: Observable.merge(gestures))
  }

  public func swipeGesture(
    _ directions: SwipeDirection..., configuration: SwipeConfiguration? = nil
  ) -> SwipeControlEvent { swipeGesture(Set(directions), configuration: configuration) }
}
