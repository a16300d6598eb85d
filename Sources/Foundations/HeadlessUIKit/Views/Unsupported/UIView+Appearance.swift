public import Foundation

/// More members of `UIView` without effect.
extension UIView {
  /// Whether the view is cleared before it is drawn; stored, without effect.
  public final var clearsContextBeforeDrawing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The text of the large content viewer; stored, without effect.
  public final var largeContentTitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The image of the large content viewer; stored, without effect.
  public final var largeContentImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether the large content viewer shows the view; stored, without effect.
  public final var showsLargeContentViewer: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The largest size of text; stored, without effect.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The smallest size of text; stored, without effect.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The point of the bounds at the centre; stored, without effect.
  public final var anchorPoint: CGPoint {
    get { stored(CGPoint(x: 0.5, y: 0.5)) }
    set { store(newValue) }
  }

  /// Whether the view has the focus of a remote control or keyboard: never.
  public final var isFocused: Bool { false }

  /// Whether the constraints leave the frame open: never, since nothing is laid out.
  public final var hasAmbiguousLayout: Bool { false }

  /// Returns an empty view with a frame.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  /// The animations of the system.
  nonisolated public enum SystemAnimation: UInt, Sendable {
    /// The removal of views.
    case delete
  }

  /// Removes views after an animation of the system, along with other animations.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}

/// More members of `UILabel` without effect.
extension UILabel {
  /// The way in which lines are broken; stored, without effect.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { stored(.standard) }
    set { store(newValue) }
  }
}

/// More members of `UIButton` without effect.
extension UIButton {
  /// Whether the button glows while it is touched; stored, without effect.
  public final var showsTouchWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether the shadow of the title turns while it is touched; stored, without effect.
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The order of the menu; stored, without effect.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The label of the subtitle; nil without one.
  public final var subtitleLabel: UILabel? {
    configuration?.subtitle.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  nonisolated public enum ElementOrder: Int, Sendable {
    /// The system's, by priority, or as given.
    case automatic, priority, fixed
  }
}
