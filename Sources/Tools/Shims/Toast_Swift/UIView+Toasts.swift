// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Toast-Swift's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

private enum ToastError: Error {
  case missingParameters
}

extension UIView {
  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position, title: String? = nil,
    image: UIImage? = nil, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    guard
      let toast = try? toastViewForMessage(message, title: title, image: image, style: style)
    else { return }
    showToast(toast, duration: duration, position: position, completion: completion)
  }

  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
    title: String?, image: UIImage?, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)?
  ) {
    guard
      let toast = try? toastViewForMessage(message, title: title, image: image, style: style)
    else { return }
    showToast(toast, duration: duration, point: point, completion: completion)
  }

  public func showToast(
    _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    showToast(
      toast, duration: duration, point: position.point(of: toast, in: self),
      completion: completion)
  }

  public func showToast(
    _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    Toasts.of(self).show(
      Toast(view: toast, duration: duration, point: point, completion: completion))
  }

  public func hideToast() { Toasts.of(self).hideOldest() }

  public func hideToast(_ toast: UIView) { Toasts.of(self).hide(toast, byTap: false) }

  public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
    Toasts.of(self).hideAll(andWaiting: clearQueue)
    if includeActivity { hideToastActivity() }
  }

  public func clearToastQueue() { Toasts.of(self).clearQueue() }

  public func makeToastActivity(_ position: ToastPosition) {
    let activity = Toasts.activity()
    Toasts.of(self).showActivity(activity, at: position.point(of: activity, in: self))
  }

  public func makeToastActivity(_ point: CGPoint) {
    Toasts.of(self).showActivity(Toasts.activity(), at: point)
  }

  public func hideToastActivity() { Toasts.of(self).hideActivity() }

  public func isShowingToast() -> Bool { Toasts.of(self).isShowing }

  public func toastViewForMessage(
    _ message: String?, title: String?, image: UIImage?, style: ToastStyle
  ) throws -> UIView {
    guard message != nil || title != nil || image != nil else {
      throw ToastError.missingParameters
    }
    let toast = UIView()
    toast.backgroundColor = style.backgroundColor
    toast.layer.cornerRadius = style.cornerRadius
    if let title {
      let label = Self.toastLabel(title, style.titleFont, style.titleColor)
      label.numberOfLines = style.titleNumberOfLines
      label.textAlignment = style.titleAlignment
      toast.addSubview(label)
    }
    if let message {
      let label = Self.toastLabel(message, style.messageFont, style.messageColor)
      label.numberOfLines = style.messageNumberOfLines
      label.textAlignment = style.messageAlignment
      toast.addSubview(label)
    }
    if let image { toast.addSubview(UIImageView(image: image)) }
    return toast
  }

  private static func toastLabel(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
