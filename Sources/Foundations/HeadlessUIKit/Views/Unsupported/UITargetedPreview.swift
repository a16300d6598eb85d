/// The appearance of a preview; stored, without effect.
open class UIPreviewParameters: HeadlessObject {
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The visible part of the view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?

  /// Creates the default appearance.
  public override init() {}
}

/// A view that is shown as a preview; without effect: menus have no previews here.
open class UITargetedPreview: HeadlessObject {
  /// The view.
  public final let view: UIView
  /// The appearance.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// The animations around a context menu.
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The screen of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way from a preview to its screen.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Dismissed, or grown to the whole screen.
  case dismiss, pop
}

/// The animations when a preview is tapped; never made: menus have no previews here.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way to the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
