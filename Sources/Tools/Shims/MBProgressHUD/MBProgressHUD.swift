// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are MBProgressHUD's, and their documentation is too.
public import Foundation
public import HeadlessUIKit
public import ProgressHUDs

nonisolated public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

nonisolated public enum MBProgressHUDAnimation: Int, Sendable {
  case fade, zoom, zoomOut, zoomIn
}

nonisolated public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  case solidColor, blur
}

public protocol MBProgressHUDDelegate: AnyObject {
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

open class MBBackgroundView: UIView {
  open var style = MBProgressHUDBackgroundStyle.blur
  open var blurEffectStyle = UIBlurEffect.Style.light
  open var color: UIColor? = .clear
}

/// A panel over a view that takes the touches meant for it.
open class MBProgressHUD: ProgressPanel {
  open weak var delegate: (any MBProgressHUDDelegate)?
  open var completionBlock: (() -> Void)?
  open var graceTime: TimeInterval = 0
  open var minShowTime: TimeInterval = 0
  open var removeFromSuperViewOnHide = false
  open var mode = MBProgressHUDMode.indeterminate { didSet { showMode() } }
  open var progress: Float = 0 { didSet { showMode() } }
  open var progressObject: Progress? {
    didSet { if let progressObject { progress = Float(progressObject.fractionCompleted) } }
  }
  open var customView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let customView { addSubview(customView) }
    }
  }

  open var contentColor: UIColor?
  open var animationType = MBProgressHUDAnimation.fade
  open var offset = CGPoint.zero
  open var margin: CGFloat = 20
  open var minSize = CGSize.zero
  open var isSquare = false
  open var areDefaultMotionEffectsEnabled = false
  public let bezelView = MBBackgroundView()
  public let backgroundView = MBBackgroundView()
  public let button = UIButton(type: .custom)

  public var label: UILabel { title }
  public var detailsLabel: UILabel { details }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [backgroundView, bezelView] { insertSubview(view, at: 0) }
    addSubview(button)
    showMode()
  }

  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult
  open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    let hud = MBProgressHUD(view: view)
    hud.removeFromSuperViewOnHide = true
    hud.cover(view)
    hud.show(animated: animated)
    return hud
  }

  @discardableResult
  open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.hasFinished }
  }

  private var hasFinished = false

  open func show(animated: Bool) {
    hasFinished = false
    isHidden = graceTime > 0
    if graceTime > 0 { after(graceTime) { [weak self] in self?.isHidden = false } }
  }

  open func hide(animated: Bool) {
    guard !hasFinished else { return }
    hasFinished = true
    isHidden = true
    if removeFromSuperViewOnHide { uncover() }
    completionBlock?()
    delegate?.hudWasHidden(self)
  }

  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    after(delay) { [weak self] in self?.hide(animated: animated) }
  }

  private func showMode() {
    switch mode {
    case .indeterminate: show(.activity)
    case .determinate, .determinateHorizontalBar, .annularDeterminate: show(.progress(progress))
    case .customView, .text: show(.none)
    }
  }
}
