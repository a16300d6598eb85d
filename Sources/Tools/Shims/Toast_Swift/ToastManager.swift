// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Toast-Swift's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

public struct ToastStyle {
  public init() {}

  public var backgroundColor: UIColor = UIColor.black.withAlphaComponent(0.8)
  public var titleColor: UIColor = .white
  public var messageColor: UIColor = .white
  public var maxWidthPercentage: CGFloat = 0.8 {
    didSet { maxWidthPercentage = min(max(maxWidthPercentage, 0), 1) }
  }
  public var maxHeightPercentage: CGFloat = 0.8 {
    didSet { maxHeightPercentage = min(max(maxHeightPercentage, 0), 1) }
  }
  public var horizontalPadding: CGFloat = 10
  public var verticalPadding: CGFloat = 10
  public var cornerRadius: CGFloat = 10
  public var titleFont: UIFont = .boldSystemFont(ofSize: 16)
  public var messageFont: UIFont = .systemFont(ofSize: 16)
  public var titleAlignment: NSTextAlignment = .left
  public var messageAlignment: NSTextAlignment = .left
  public var titleNumberOfLines = 0
  public var messageNumberOfLines = 0
  public var displayShadow = false
  public var shadowColor: UIColor = .black
  public var shadowOpacity: Float = 0.8 {
    didSet { shadowOpacity = min(max(shadowOpacity, 0), 1) }
  }
  public var shadowRadius: CGFloat = 6
  public var shadowOffset = CGSize(width: 4, height: 4)
  public var imageSize = CGSize(width: 80, height: 80)
  public var activitySize = CGSize(width: 100, height: 100)
  public var fadeDuration: TimeInterval = 0.2
  public var activityIndicatorColor: UIColor = .white
  public var activityBackgroundColor: UIColor = UIColor.black.withAlphaComponent(0.8)
}

public class ToastManager {
  public static let shared = ToastManager()

  public var style = ToastStyle()
  public var isTapToDismissEnabled = true
  public var isQueueEnabled = false
  public var duration: TimeInterval = 3
  public var position: ToastPosition = .bottom
}

nonisolated public enum ToastPosition: Sendable {
  case top
  case center
  case bottom

  /// The middle of a toast at the position.
  @MainActor func point(of toast: UIView, in superview: UIView) -> CGPoint {
    let bounds = superview.bounds
    let padding = ToastManager.shared.style.verticalPadding
    let half = toast.frame.height / 2
    let y =
      switch self {
      case .top: half + padding + superview.safeAreaInsets.top
      case .center: bounds.height / 2
      case .bottom: bounds.height - half - padding - superview.safeAreaInsets.bottom
      }
    return CGPoint(x: bounds.width / 2, y: y)
  }
}
