// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are NVActivityIndicatorView's, and their documentation is too.
internal import Foundation
internal import HeadlessFoundation
internal import HeadlessUIKit

/// The presenter of one indicator with a message over the whole window.
public final class NVActivityIndicatorPresenter {
  private enum State { case waitingToStart, animating, waitingToStop, stopped }

  public static let sharedInstance = NVActivityIndicatorPresenter()

  private var state = State.stopped
  private var data: ActivityData?
  private var blocker: UIView?
  private let label = UILabel()
  /// A message that is set before the blocker is shown.
  private var nextMessage: String??

  private init() {}

  public var isAnimating: Bool { state == .animating || state == .waitingToStop }

  public final func startAnimating(
    _ data: ActivityData, _ fadeInAnimation: FadeInAnimation? = nil
  ) {
    self.data = data
    switch state {
    case .stopped: wait(for: data, fadeInAnimation)
    case .waitingToStart: show(data, fadeInAnimation)
    case .animating: break
    case .waitingToStop:
      hide(nil)
      wait(for: data, fadeInAnimation)
    }
  }

  private func wait(for data: ActivityData, _ fadeIn: FadeInAnimation?) {
    state = .waitingToStart
    after(data.threshold) { [self] in
      if state == .waitingToStart { show(data, fadeIn) }
    }
  }

  public final func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
    switch state {
    case .waitingToStart:
      state = .stopped
      takeMessage()
    case .waitingToStop: hide(fadeOutAnimation)
    case .stopped: break
    case .animating:
      state = .waitingToStop
      after(data?.minimum ?? 0) { [self] in
        if state == .waitingToStop { hide(fadeOutAnimation) }
      }
    }
  }

  public final func setMessage(_ message: String?) {
    nextMessage = .some(message)
    if state != .waitingToStart { takeMessage() }
  }

  private func takeMessage() {
    if let nextMessage { label.text = nextMessage }
    nextMessage = nil
  }

  private func after(_ milliseconds: Int, _ work: @escaping @Sendable @MainActor () -> Void) {
    HeadlessFoundation.DispatchQueue.main.asyncAfter(
      deadline: Ported.dispatchTime + Double(milliseconds) / 1000, execute: work)
  }

  private func show(_ data: ActivityData, _ fadeIn: FadeInAnimation?) {
    state = .animating
    guard let window = UIApplication.shared.keyWindow else { return takeMessage() }
    let blocker = UIView(frame: window.bounds)
    blocker.backgroundColor = data.backgroundColor
    blocker.restorationIdentifier = "NVActivityIndicatorViewContainer"
    fadeIn?(blocker)
    let indicator = NVActivityIndicatorView(
      frame: CGRect(origin: .zero, size: data.size), type: data.type, color: data.color,
      padding: data.padding)
    indicator.startAnimating()
    label.font = data.messageFont
    label.textColor = data.textColor
    label.text = data.message
    takeMessage()
    for view in [indicator, label] { blocker.addSubview(view) }
    window.addSubview(blocker)
    self.blocker = blocker
  }

  private func hide(_ fadeOut: FadeOutAnimation?) {
    state = .stopped
    guard let blocker else { return }
    self.blocker = nil
    guard let fadeOut else { return blocker.removeFromSuperview() }
    fadeOut(blocker) { blocker.removeFromSuperview() }
  }
}
