public import Foundation

/// The preview of a controller by a firm press, which nobody makes here.
public protocol UIViewControllerPreviewing: AnyObject {
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
  /// The app's delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// The delegate of previews; never called.
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Called on a phone for the controller that is previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called on a phone to show the controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// The view and the delegate of previews.
private final class PreviewingContext: UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect = CGRect.zero
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ sourceView: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
    self.sourceView = sourceView
    self.delegate = delegate
  }
}

extension UIViewController {
  /// Returns the context of previews, which never begin.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(sourceView, delegate) }

  /// Does nothing: previews never begin.
  public final func unregisterForPreviewing(
    withContext previewing: any UIViewControllerPreviewing
  ) {}
}
