// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SVProgressHUD's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
internal import ProgressHUDs

nonisolated public enum SVProgressHUDStyle: Int, Sendable {
  case light, dark, custom, automatic
}

nonisolated public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear, black, gradient, custom
}

nonisolated public enum SVProgressHUDAnimationType: UInt, Sendable {
  case flat, native
}

public typealias SVProgressHUDShowCompletion = () -> Void
public typealias SVProgressHUDDismissCompletion = () -> Void

/// The panel of the app, over its window or a view.
public final class SVProgressHUD: UIView {
  private static var panel: ProgressPanel?
  private static var activities = 0
  static var mask = SVProgressHUDMaskType.none
  static var grace = 0.0
  static var shortest = 5.0
  static var longest = Double.greatestFiniteMagnitude
  static weak var container: UIView?

  // MARK: Show

  public class func show() { show(withStatus: nil) }

  public class func show(withStatus status: String?) {
    activities += 1
    present(status, .activity)
  }

  public class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  public class func showProgress(_ progress: Float, status: String?) {
    present(status, progress < 0 ? .activity : .progress(progress))
  }

  public class func setStatus(_ status: String?) { panel?.title.text = status }

  public class func showInfo(withStatus status: String?) { present(briefly: status) }
  public class func showSuccess(withStatus status: String?) { present(briefly: status) }
  public class func showError(withStatus status: String?) { present(briefly: status) }
  public class func show(_ image: UIImage, status: String?) { present(briefly: status) }

  private class func present(_ status: String?, _ content: ProgressPanel.Content) {
    guard let view = container ?? UIApplication.shared.windows.first(where: \.isKeyWindow) else {
      return
    }
    let isNew = panel?.superview == nil
    let shown = panel ?? ProgressPanel(frame: view.bounds)
    panel = shown
    shown.title.text = status
    shown.show(content)
    shown.isUserInteractionEnabled = mask != .none
    if isNew { post("WillAppear") }
    shown.cover(view)
    shown.isHidden = isNew && grace > 0
    if shown.isHidden { shown.after(grace) { shown.isHidden = false } }
    if isNew { post("DidAppear") }
  }

  private class func present(briefly status: String?) {
    present(status, .none)
    panel?.after(displayDuration(for: status ?? "")) { dismiss() }
  }

  // MARK: Dismiss

  public class func popActivity() {
    activities = max(0, activities - 1)
    if activities == 0 { dismiss() }
  }

  public class func dismiss() { dismiss(completion: nil) }

  public class func dismiss(completion: SVProgressHUDDismissCompletion?) {
    activities = 0
    if panel?.superview != nil {
      post("WillDisappear")
      panel?.uncover()
      post("DidDisappear")
    }
    panel = nil
    completion?()
  }

  public class func dismiss(withDelay delay: TimeInterval) {
    dismiss(withDelay: delay, completion: nil)
  }

  public class func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    panel?.after(delay) { dismiss(completion: completion) }
  }

  public class func isVisible() -> Bool {
    panel.map { $0.superview != nil && !$0.isHidden } ?? false
  }

  public class func displayDuration(for string: String?) -> TimeInterval {
    min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shortest), longest)
  }

  private class func post(_ event: String) {
    let status = panel?.title.text.map { ["SVProgressHUDStatusUserInfoKey": $0] }
    NotificationCenter.default.post(
      name: Notification.Name("SVProgressHUD\(event)Notification"), object: nil, userInfo: status)
  }
}

extension Notification.Name {
  public static let SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification")
  public static let SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification")
  public static let SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification")
  public static let SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification")
}
