// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are JGProgressHUD's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
public import ProgressHUDs

nonisolated public enum JGProgressHUDStyle: UInt, Sendable {
  case extraLight, light, dark
}

nonisolated public enum JGProgressHUDInteractionType: UInt, Sendable {
  case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

nonisolated public enum JGProgressHUDPosition: UInt, Sendable {
  case center, topLeft, topCenter, topRight, centerLeft, centerRight
  case bottomLeft, bottomCenter, bottomRight
}

/// A panel over a view.
open class JGProgressHUD: ProgressPanel {
  public let style: JGProgressHUDStyle
  open var interactionType = JGProgressHUDInteractionType.blockAllTouches
  open var indicatorView: JGProgressHUDIndicatorView? = JGProgressHUDIndeterminateIndicatorView() {
    didSet { showIndicator() }
  }
  open var progress: Float = 0 { didSet { showIndicator() } }
  open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
  open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
  open var position = JGProgressHUDPosition.center
  open var square = false
  open var vibrancyEnabled = false
  open var minimumDisplayTime: TimeInterval = 0
  open var marginInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var cornerRadius: CGFloat = 10
  open var shadow: JGProgressHUDShadow?
  open var animation: JGProgressHUDAnimation? = JGProgressHUDFadeAnimation()
  public private(set) weak var targetView: UIView?

  public var textLabel: UILabel { title }
  public var detailTextLabel: UILabel { details }
  public var hudView: UIView { self }
  public var contentView: UIView { self }
  public var isVisible: Bool { superview != nil }

  public init(style: JGProgressHUDStyle = .extraLight) {
    self.style = style
    super.init(frame: .zero)
    showIndicator()
  }

  public convenience init(automaticStyle: Void) { self.init(style: .light) }

  public required init?(coder: NSCoder) {
    style = .extraLight
    super.init(coder: coder)
  }

  open func show(in view: UIView) { show(in: view, animated: true) }

  open func show(in view: UIView, animated: Bool) {
    targetView = view
    isUserInteractionEnabled = interactionType == .blockAllTouches
    cover(view)
  }

  open func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
    after(delay) { [weak self] in self?.show(in: view, animated: animated) }
  }

  open func dismiss() { dismiss(animated: true) }

  open func dismiss(animated: Bool) {
    targetView = nil
    uncover()
  }

  open func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }

  open func dismiss(
    afterDelay delay: TimeInterval, animated: Bool, completion: (() -> Void)? = nil
  ) {
    // The panel lives until then, as the library's run loop keeps it.
    after(delay) {
      self.dismiss(animated: animated)
      completion?()
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  public class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
    view.subviews.compactMap { $0 as? JGProgressHUD }
  }

  private func showIndicator() {
    switch indicatorView {
    case is JGProgressHUDIndeterminateIndicatorView: show(.activity)
    case is JGProgressHUDPieIndicatorView: show(.progress(progress))
    default: show(.none)
    }
  }
}
