internal import Foundation
internal import HeadlessFoundation
internal import HeadlessUIKit

/// A view that is shown for some seconds.
final class Toast {
  let view: UIView
  let duration: TimeInterval
  let point: CGPoint
  let completion: ((Bool) -> Void)?
  fileprivate var timer: HeadlessFoundation.Timer?
  fileprivate var tap: UITapGestureRecognizer?

  init(
    view: UIView, duration: TimeInterval, point: CGPoint, completion: ((Bool) -> Void)?
  ) {
    self.view = view
    self.duration = duration
    self.point = point
    self.completion = completion
  }
}

nonisolated(unsafe) private var toastsKey: UInt8 = 0

/// The toasts of a view: those that are shown, those that wait, and the sign of activity.
final class Toasts {
  private weak var owner: UIView?
  private var shown: [Toast] = []
  private var waiting: [Toast] = []
  private var activity: UIView?

  private init(_ owner: UIView) { self.owner = owner }

  static func of(_ view: UIView) -> Toasts {
    if let kept = objc_getAssociatedObject(view, &toastsKey) as? Toasts { return kept }
    let new = Toasts(view)
    objc_setAssociatedObject(view, &toastsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  private var fade: TimeInterval { ToastManager.shared.style.fadeDuration }

  var isShowing: Bool { !shown.isEmpty || activity != nil }

  // MARK: Toasts

  func show(_ toast: Toast) {
    if ToastManager.shared.isQueueEnabled, !shown.isEmpty {
      waiting.append(toast)
    } else {
      present(toast)
    }
  }

  private func present(_ toast: Toast) {
    let view = toast.view
    view.center = toast.point
    view.alpha = 0
    if ToastManager.shared.isTapToDismissEnabled { hideByTap(toast) }
    shown.append(toast)
    owner?.addSubview(view)
    let timer = HeadlessFoundation.Timer(timeInterval: toast.duration, repeats: false) {
      [weak self, weak view] _ in
      if let view { self?.hide(view, byTap: false) }
    }
    toast.timer = timer
    UIView.animate(withDuration: fade) {
      view.alpha = 1
    } completion: { [weak toast] _ in
      if toast?.timer === timer { RunLoop.main.add(timer, forMode: .common) }
    }
  }

  private func hideByTap(_ toast: Toast) {
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { [weak view = toast.view] toasts in
      if let view { toasts.hide(view, byTap: true) }
    }
    toast.tap = tap
    toast.view.addGestureRecognizer(tap)
    toast.view.isUserInteractionEnabled = true
  }

  func hideOldest() { shown.first.map { hide($0.view, byTap: false) } }

  func hide(_ view: UIView, byTap isTapped: Bool) {
    guard let toast = shown.first(where: { $0.view === view }) else { return }
    toast.timer?.invalidate()
    toast.timer = nil
    UIView.animate(withDuration: fade) {
      view.alpha = 0
    } completion: { _ in
      self.end(toast, byTap: isTapped)
    }
  }

  private func end(_ toast: Toast, byTap isTapped: Bool) {
    guard shown.contains(where: { $0 === toast }) else { return }
    shown.removeAll { $0 === toast }
    toast.view.removeFromSuperview()
    toast.tap.map(toast.view.removeGestureRecognizer)
    toast.completion?(isTapped)
    if !waiting.isEmpty { present(waiting.removeFirst()) }
  }

  func hideAll(andWaiting clearsQueue: Bool) {
    if clearsQueue { clearQueue() }
    for toast in shown { hide(toast.view, byTap: false) }
  }

  func clearQueue() { waiting = [] }

  // MARK: Activity

  static func activity() -> UIView {
    let style = ToastManager.shared.style
    let view = UIView(frame: CGRect(origin: .zero, size: style.activitySize))
    let indicator = UIActivityIndicatorView(style: .large)
    view.backgroundColor = style.activityBackgroundColor
    indicator.color = style.activityIndicatorColor
    indicator.startAnimating()
    view.addSubview(indicator)
    return view
  }

  func showActivity(_ view: UIView, at point: CGPoint) {
    guard activity == nil else { return }
    view.center = point
    activity = view
    owner?.addSubview(view)
  }

  func hideActivity() {
    guard let activity else { return }
    UIView.animate(withDuration: fade) {
      activity.alpha = 0
    } completion: { _ in
      activity.removeFromSuperview()
      if self.activity === activity { self.activity = nil }
    }
  }
}
