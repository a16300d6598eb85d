public import Foundation
internal import HeadlessDevice

/// A popover presentation; in compact width it adapts to a sheet, unless its delegate declines.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?
  /// The view or bar button item that the popover points at.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The rectangle in the source view that the popover points at.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// The arrow's direction; always empty.
  open var arrowDirection: UIPopoverArrowDirection { [] }

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  /// Asks the delegate to prepare the popover, and reports a popover without a source.
  final func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, sourceItem == nil, barButtonItem == nil else { return }
    Device.current.findings.report(
      .presentation,
      """
      UIPopoverPresentationController of \(presentedViewController.screenName), presented \
      by \(presentingViewController.screenName), should have a non-nil sourceView or \
      barButtonItem set before the presentation occurs. UIKit raises an exception where the popover \
      stays one; here it comes all the same. Set sourceView, or sourceItem, before \
      present(_:animated:completion:).
      """)
  }

  // MARK: Without effect

  /// The permitted arrow directions; stored, without effect.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The views outside the popover that can be touched; stored, without effect.
  open var passthroughViews: [UIView]?

  /// Whether the popover may cover the source rectangle; stored, without effect.
  open var canOverlapSourceViewRect = false

  /// The margins to the edges of the screen; stored, without effect.
  open var popoverLayoutMargins = UIEdgeInsets.zero

  /// The background color; stored, without effect.
  open var backgroundColor: UIColor?

  /// The sheet that the popover adapts to; stored, without effect.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
}

/// An object that a popover can point at: a view or a bar button item.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
