// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
public import HeadlessUIKit

public typealias AnimationCompletion = (_ completed: Bool) -> Void

public protocol AnimationDelegate: AnyObject {
  func hide(animator: any Animator)
  func panStarted(animator: any Animator)
  func panEnded(animator: any Animator)
}

nonisolated public struct SafeZoneConflicts: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let statusBar = SafeZoneConflicts(rawValue: 1 << 0)
  public static let sensorNotch = SafeZoneConflicts(rawValue: 1 << 1)
  public static let homeIndicator = SafeZoneConflicts(rawValue: 1 << 2)
  public static let overStatusBar = SafeZoneConflicts(rawValue: 1 << 3)
}

public class AnimationContext {
  public let messageView: UIView
  public let containerView: UIView
  public let safeZoneConflicts: SafeZoneConflicts = []
  public let interactiveHide: Bool

  init(_ messageView: UIView, _ containerView: UIView, interactiveHide: Bool) {
    self.messageView = messageView
    self.containerView = containerView
    self.interactiveHide = interactiveHide
  }
}

public protocol Animator: AnyObject {
  var delegate: (any AnimationDelegate)? { get set }
  func show(context: AnimationContext, completion: @escaping AnimationCompletion)
  func hide(context: AnimationContext, completion: @escaping AnimationCompletion)
  var showDuration: TimeInterval { get }
  var hideDuration: TimeInterval { get }
}

extension Animator {
  /// Shows the view at once, and calls the completion when the movement would be over.
  fileprivate func appear(_ context: AnimationContext, _ completion: @escaping AnimationCompletion)
  {
    context.containerView.addSubview(context.messageView)
    UIView.animate(withDuration: showDuration, animations: {}, completion: completion)
  }

  fileprivate func disappear(_ completion: @escaping AnimationCompletion) {
    UIView.animate(withDuration: hideDuration, animations: {}, completion: completion)
  }
}

nonisolated public enum TopBottomAnimationStyle: Sendable {
  case top
  case bottom
}

public class TopBottomAnimation: NSObject, Animator {
  public weak var delegate: (any AnimationDelegate)?
  public let style: TopBottomAnimationStyle
  public var showDuration: TimeInterval = 0.4
  public var hideDuration: TimeInterval = 0.2
  public var springDamping: CGFloat = 0.8
  public var closeSpeedThreshold: CGFloat = 750
  public var closePercentThreshold: CGFloat = 0.33
  public var closeAbsoluteThreshold: CGFloat = 75

  public init(style: TopBottomAnimationStyle) { self.style = style }

  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    appear(context, completion)
  }

  public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    disappear(completion)
  }
}

public class PhysicsAnimation: NSObject, Animator {
  nonisolated public enum Placement: Sendable {
    case top
    case center
    case bottom
  }

  open var placement = Placement.center
  open var showDuration: TimeInterval = 0.5
  open var hideDuration: TimeInterval = 0.15
  public weak var delegate: (any AnimationDelegate)?

  public override init() {}

  public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    appear(context, completion)
  }

  public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    disappear(completion)
  }
}
