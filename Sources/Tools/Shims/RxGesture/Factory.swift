// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are RxGesture's, and their documentation is too.
internal import Foundation
public import HeadlessUIKit

public typealias Configuration<Gesture: RxGestureRecognizer> = (
  Gesture, GenericRxGestureRecognizerDelegate<Gesture>
) -> Void

public typealias AnyFactory = Factory<RxGestureRecognizer>

nonisolated(unsafe) private var delegateKey: UInt8 = 0

/// The maker of a recognizer with its delegate.
public struct Factory<Gesture: RxGestureRecognizer> {
  public let gesture: Gesture

  public init(_ configuration: Configuration<Gesture>?) {
    let gesture = rehearsalNew(Gesture.self)
    let delegate = GenericRxGestureRecognizerDelegate<Gesture>()
    objc_setAssociatedObject(gesture, &delegateKey, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    gesture.delegate = delegate
    configuration?(gesture, delegate)
    self.gesture = gesture
  }

  private init(made gesture: Gesture) { self.gesture = gesture }

  func abstracted() -> AnyFactory { AnyFactory(made: gesture) }
}

public struct GestureRecognizerDelegatePolicy<PolicyInput> {
  public typealias PolicyBody = (PolicyInput) -> Bool

  private let policy: PolicyBody

  public static func custom(_ policy: @escaping PolicyBody) -> Self { Self(policy: policy) }
  public static var always: Self { .custom { _ in true } }
  public static var never: Self { .custom { _ in false } }

  public func isPolicyPassing(with args: PolicyInput) -> Bool { policy(args) }
}

public func || <PolicyInput>(
  lhs: GestureRecognizerDelegatePolicy<PolicyInput>,
  rhs: GestureRecognizerDelegatePolicy<PolicyInput>
) -> GestureRecognizerDelegatePolicy<PolicyInput> {
  .custom { lhs.isPolicyPassing(with: $0) || rhs.isPolicyPassing(with: $0) }
}

public func && <PolicyInput>(
  lhs: GestureRecognizerDelegatePolicy<PolicyInput>,
  rhs: GestureRecognizerDelegatePolicy<PolicyInput>
) -> GestureRecognizerDelegatePolicy<PolicyInput> {
  .custom { lhs.isPolicyPassing(with: $0) && rhs.isPolicyPassing(with: $0) }
}

/// The delegate of a recognizer, which asks the policies that an app has set.
public final class GenericRxGestureRecognizerDelegate<Gesture: RxGestureRecognizer>: NSObject,
  RxGestureRecognizerDelegate
{
  public typealias Policy<Other> = GestureRecognizerDelegatePolicy<(Gesture, Other)>

  public var beginPolicy: GestureRecognizerDelegatePolicy<Gesture> = .always
  public var touchReceptionPolicy: Policy<RxGestureTouch> = .always
  public var selfFailureRequirementPolicy: Policy<RxGestureRecognizer> = .never
  public var otherFailureRequirementPolicy: Policy<RxGestureRecognizer> = .never
  public var simultaneousRecognitionPolicy: Policy<RxGestureRecognizer> = .always
  public var pressReceptionPolicy: Policy<UIPress> = .always

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: RxGestureRecognizer) -> Bool {
    (gestureRecognizer as? Gesture).map(beginPolicy.isPolicyPassing) ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: RxGestureRecognizer, shouldReceive touch: RxGestureTouch
  ) -> Bool { passes(touchReceptionPolicy, gestureRecognizer, touch) }

  public func gestureRecognizer(
    _ gestureRecognizer: RxGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: RxGestureRecognizer
  ) -> Bool { passes(otherFailureRequirementPolicy, gestureRecognizer, otherGestureRecognizer) }

  public func gestureRecognizer(
    _ gestureRecognizer: RxGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: RxGestureRecognizer
  ) -> Bool { passes(selfFailureRequirementPolicy, gestureRecognizer, otherGestureRecognizer) }

  public func gestureRecognizer(
    _ gestureRecognizer: RxGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: RxGestureRecognizer
  ) -> Bool { passes(simultaneousRecognitionPolicy, gestureRecognizer, otherGestureRecognizer) }

  private func passes<Other>(
    _ policy: Policy<Other>, _ recognizer: RxGestureRecognizer, _ other: Other
  ) -> Bool {
    guard let gesture = recognizer as? Gesture else { return false }
    return policy.isPolicyPassing(with: (gesture, other))
  }
}
