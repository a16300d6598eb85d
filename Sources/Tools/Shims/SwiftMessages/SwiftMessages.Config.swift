// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftMessages', and their documentation is too.
public import Foundation
public import HeadlessUIKit

public protocol WindowScene {}

extension UIWindowScene: WindowScene {}

extension SwiftMessages {
  public enum PresentationStyle {
    case top
    case bottom
    case center
    case custom(animator: any Animator)
  }

  public enum PresentationContext {
    case automatic
    case window(windowLevel: UIWindow.Level)
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    case viewController(_: UIViewController)
    case view(_: UIView)
  }

  nonisolated public enum Duration: Sendable {
    case automatic
    case forever
    case seconds(seconds: TimeInterval)
    case indefinite(delay: TimeInterval, minimum: TimeInterval)
  }

  nonisolated public enum Haptic: Sendable {
    case success
    case warning
    case error
  }

  public enum DimMode {
    case none
    case gray(interactive: Bool)
    case color(color: UIColor, interactive: Bool)
    case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)

    public var interactive: Bool {
      switch self {
      case .none: false
      case .gray(let interactive), .color(_, let interactive), .blur(_, _, let interactive):
        interactive
      }
    }

    public var modal: Bool { if case .none = self { false } else { true } }
  }

  public enum Event {
    case willShow(UIView)
    case didShow(UIView)
    case willHide(UIView)
    case didHide(UIView)

    public var view: UIView {
      switch self {
      case .willShow(let view), .didShow(let view), .willHide(let view), .didHide(let view): view
      }
    }

    public var id: String? { (view as? any Identifiable)?.id }
  }

  public typealias EventListener = (Event) -> Void

  public struct Config {
    public init() {}

    public var presentationStyle = PresentationStyle.top
    public var presentationContext = PresentationContext.automatic
    public var duration = Duration.automatic
    public var dimMode = DimMode.none
    public var haptic: Haptic?
    public var interactiveHide = true
    public var preferredStatusBarStyle: UIStatusBarStyle?
    public var prefersStatusBarHidden: Bool?
    public var shouldAutorotate = true
    public var ignoreDuplicates = true
    public var eventListeners: [EventListener] = []
    public var becomeKeyWindow: Bool?
    public var dimModeAccessibilityLabel: String = "dismiss"
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var priority: Int = 0
  }
}
