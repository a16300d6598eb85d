// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NVActivityIndicatorView's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The look and the times of a blocker.
public final class ActivityData {
  let size: CGSize
  let message: String?
  let messageFont: UIFont
  let type: NVActivityIndicatorType
  let color: UIColor
  let textColor: UIColor
  let padding: CGFloat
  /// The milliseconds before the blocker is shown.
  let threshold: Int
  /// The milliseconds for which it is shown after its end was asked for.
  let minimum: Int
  let backgroundColor: UIColor

  public init(
    size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    messageSpacing: CGFloat? = nil, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil, displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil
  ) {
    typealias Defaults = NVActivityIndicatorView
    self.size = size ?? Defaults.DEFAULT_BLOCKER_SIZE
    self.message = message ?? Defaults.DEFAULT_BLOCKER_MESSAGE
    self.messageFont = messageFont ?? Defaults.DEFAULT_BLOCKER_MESSAGE_FONT
    self.type = type ?? Defaults.DEFAULT_TYPE
    self.color = color ?? Defaults.DEFAULT_COLOR
    self.padding = padding ?? Defaults.DEFAULT_PADDING
    threshold = displayTimeThreshold ?? Defaults.DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD
    minimum = minimumDisplayTime ?? Defaults.DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME
    self.backgroundColor = backgroundColor ?? Defaults.DEFAULT_BLOCKER_BACKGROUND_COLOR
    self.textColor = textColor ?? color ?? Defaults.DEFAULT_TEXT_COLOR
  }
}

public protocol NVActivityIndicatorViewable {}

extension NVActivityIndicatorViewable where Self: UIViewController {
  public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }

  public func startAnimating(
    _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
    type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
    displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil,
    backgroundColor: UIColor? = nil, textColor: UIColor? = nil,
    fadeInAnimation: FadeInAnimation? = NVActivityIndicatorView.DEFAULT_FADE_IN_ANIMATION
  ) {
    let data = ActivityData(
      size: size, message: message, messageFont: messageFont, type: type, color: color,
      padding: padding, displayTimeThreshold: displayTimeThreshold,
      minimumDisplayTime: minimumDisplayTime, backgroundColor: backgroundColor,
      textColor: textColor)
    NVActivityIndicatorPresenter.sharedInstance.startAnimating(data, fadeInAnimation)
  }

  public func stopAnimating(
    _ fadeOutAnimation: FadeOutAnimation? = NVActivityIndicatorView.DEFAULT_FADE_OUT_ANIMATION
  ) {
    NVActivityIndicatorPresenter.sharedInstance.stopAnimating(fadeOutAnimation)
  }
}
