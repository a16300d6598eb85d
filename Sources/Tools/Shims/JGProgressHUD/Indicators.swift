// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are JGProgressHUD's, and their documentation is too.
public import HeadlessUIKit

open class JGProgressHUDIndicatorView: UIView {
  open var progress: Float = 0
}

open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {}

open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {}

open class JGProgressHUDRingIndicatorView: JGProgressHUDPieIndicatorView {
  open var ringWidth: CGFloat = 2
}

open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
  public init(image: UIImage) { super.init(frame: .zero) }
  init() { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: Looks, which are not drawn

public final class JGProgressHUDShadow {
  public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {}
}

open class JGProgressHUDAnimation {
  public init() {}
}

open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {
  open var duration = 0.2
}

open class JGProgressHUDFadeZoomAnimation: JGProgressHUDFadeAnimation {
  open var shrinkAnimationDuation = 0.2
  open var expandAnimationDuation = 0.1
}
