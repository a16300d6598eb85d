public import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

/// A panel over a view with an indicator and two texts, as the libraries of progress HUDs show one.
open class ProgressPanel: UIView {
  /// The indicator of work that goes on.
  public let indicator = UIActivityIndicatorView(style: .medium)
  /// The bar of work whose progress is known.
  public let bar = UIProgressView(progressViewStyle: .default)
  /// The text.
  public let title = UILabel()
  /// The text beneath it.
  public let details = UILabel()

  /// The number of times that the panel was shown or hidden, by which a delayed call knows that it is late.
  private var turn = 0

  /// Creates a panel that is not yet in a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [indicator, bar, title, details] { addSubview(view) }
    bar.isHidden = true
  }

  /// Creates a panel; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The content of a panel beside its texts.
  public enum Content {
    /// Work whose end is not known.
    case activity
    /// Work of which a part is done, from 0 to 1.
    case progress(Float)
    /// The texts alone, or a sign that is not an element.
    case none
  }

  /// Shows an indicator, a bar or neither.
  public final func show(_ content: Content) {
    var part: Float?
    var isActive = false
    switch content {
    case .activity: isActive = true
    case .progress(let done): part = done
    case .none: break
    }
    if isActive { indicator.startAnimating() } else { indicator.stopAnimating() }
    bar.isHidden = part == nil
    if let part { bar.progress = part }
  }

  /// Adds the panel on top of a view.
  public final func cover(_ view: UIView) {
    turn += 1
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  /// Removes the panel.
  public final func uncover() {
    turn += 1
    removeFromSuperview()
  }

  /// Calls a closure after some seconds, unless the panel was shown or hidden meanwhile.
  public final func after(_ seconds: Double, _ work: @escaping () -> Void) {
    let present = turn
    HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + seconds) {
      [weak self] in
      if let self, turn == present { work() }
    }
  }
}
