// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NVActivityIndicatorView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated public enum NVActivityIndicatorType: CaseIterable, Sendable {
  case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse
  case ballClipRotateMultiple, ballPulseRise, ballRotate, cubeTransition, ballZigZag
  case ballZigZagDeflect, ballTrianglePath, ballScale, lineScale, lineScaleParty
  case ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut
  case lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader
  case lineSpinFadeLoader, triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin
  case ballRotateChase, orbit, audioEqualizer, circleStrokeSpin
}

public typealias FadeInAnimation = (UIView) -> Void
public typealias FadeOutAnimation = (UIView, @escaping () -> Void) -> Void

/// A view with UIKit's indicator, which is hidden while it does not animate.
public final class NVActivityIndicatorView: UIView {
  public static var DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader
  public static var DEFAULT_COLOR = UIColor.white
  public static var DEFAULT_TEXT_COLOR = UIColor.white
  public static var DEFAULT_PADDING: CGFloat = 0
  public static var DEFAULT_BLOCKER_SIZE = CGSize(width: 60, height: 60)
  public static var DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD = 0
  public static var DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME = 0
  public static var DEFAULT_BLOCKER_MESSAGE: String?
  public static var DEFAULT_BLOCKER_MESSAGE_SPACING = CGFloat(8)
  public static var DEFAULT_BLOCKER_MESSAGE_FONT = UIFont.boldSystemFont(ofSize: 20)
  public static var DEFAULT_BLOCKER_BACKGROUND_COLOR = UIColor(
    red: 0, green: 0, blue: 0, alpha: 0.5)

  public static var DEFAULT_FADE_IN_ANIMATION: FadeInAnimation = { view in
    view.alpha = 0
    UIView.animate(withDuration: 0.25) { view.alpha = 1 }
  }

  public static var DEFAULT_FADE_OUT_ANIMATION: FadeOutAnimation = { view, complete in
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0
    } completion: { isFinished in
      if isFinished { complete() }
    }
  }

  public var type: NVActivityIndicatorType
  public var color: UIColor
  public var padding: CGFloat
  public private(set) var isAnimating = false
  public var animating: Bool { isAnimating }

  private let indicator = UIActivityIndicatorView(style: .medium)

  public required init?(coder aDecoder: NSCoder) {
    type = Self.DEFAULT_TYPE
    color = Self.DEFAULT_COLOR
    padding = Self.DEFAULT_PADDING
    super.init(coder: aDecoder)
    setUp()
  }

  public init(
    frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil
  ) {
    self.type = type ?? Self.DEFAULT_TYPE
    self.color = color ?? Self.DEFAULT_COLOR
    self.padding = padding ?? Self.DEFAULT_PADDING
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(indicator)
    isHidden = true
  }

  public override var intrinsicContentSize: CGSize { bounds.size }

  public final func startAnimating() {
    guard !isAnimating else { return }
    isHidden = false
    isAnimating = true
    indicator.startAnimating()
  }

  public final func stopAnimating() {
    guard isAnimating else { return }
    isHidden = true
    isAnimating = false
    indicator.stopAnimating()
  }
}
