public import Foundation
internal import HeadlessDevice

/// A presentation as a bubble; in compact surroundings it becomes a sheet unless its delegate says no.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the bubble points at.
  open weak var sourceView: UIView?
  /// What the bubble points at: a view or a bar button.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The part of the view the bubble points at.
  open var sourceRect = CGRect.null
  /// The bar button the bubble points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// Which ways the arrow may point; kept for the vocabulary.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views that can be touched outside the bubble.
  open var passthroughViews: [UIView]?
  /// Kept for the vocabulary.
  open var canOverlapSourceViewRect = false
  /// Distances to the edges of the screen; kept for the vocabulary.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The colour of bubble and arrow; kept for the vocabulary.
  open var backgroundColor: UIColor?
  /// Where the arrow is; nowhere here.
  open var arrowDirection: UIPopoverArrowDirection { [] }
  /// The sheet it becomes where there is no room; itself adapted.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  /// Asks the delegate for what the bubble points at, and says where nobody knows.
  final func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, sourceItem == nil, barButtonItem == nil else { return }
    let name = (presentedViewController as? UIAlertController)?.label
    Device.current.findings.report(
      .presentation,
      """
      UIPopoverPresentationController of \(name ?? presentedViewController.screenName), presented \
      by \(presentingViewController.screenName), should have a non-nil sourceView or \
      barButtonItem set before the presentation occurs. UIKit raises an exception where the popover \
      stays one; here it comes all the same. Set sourceView, or sourceItem, before \
      present(_:animated:completion:).
      """)
  }
}

/// What a popover can point at: a view or a bar button.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Which ways a popover's arrow may point; kept for the vocabulary.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// Any of them.
  public static let any = Self(rawValue: 15)
}
