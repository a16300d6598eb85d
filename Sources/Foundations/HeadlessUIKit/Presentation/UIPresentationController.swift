public import Foundation

/// Manages one presentation: its style, its container view, and a person's attempts to end it.
open class UIPresentationController: UIContentContainer {
  /// The controller that is presented.
  ///
  /// The presented controller owns its presentation controller, so this does not hold it.
  public final unowned let presentedViewController: UIViewController

  final weak var presenting: UIViewController?

  /// The controller that presents; before the presentation, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Who decides about a person's attempts to end the presentation, and about adaptation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view the presented view is in, from the presentation's beginning to its end.
  open internal(set) var containerView: UIView?

  /// The style after adaptation; what the presented controller asks for until it is presented.
  final var style: UIModalPresentationStyle

  /// Where the presenter's view was before it was covered.
  final weak var placeOfPresentersView: UIView?

  /// Creates the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
  }

  /// The style the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that moves: the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends up; the container's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  /// Whether the presenter's view leaves the window when the presentation has ended its way in.
  open var shouldRemovePresentersView: Bool { style.hidesPresenter }

  /// Whether the presentation covers the window; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style for narrow surroundings; `.none` keeps the one there is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for surroundings; asks the delegate, else UIKit's choice.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  /// The surroundings of the presentation.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// The presentation begins; the container view is in the window.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended its way in, or was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is over, or was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called once when the container is in the window; nothing is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called once after ``containerViewWillLayoutSubviews()``.
  open func containerViewDidLayoutSubviews() {}

  /// The size the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Accepted; windows do not change their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the surroundings change; does nothing unless overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// A child prefers another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child gets: that of its parent, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// A presentation as a card that can be pulled away.
open class UISheetPresentationController: UIPresentationController {
  /// How far up a sheet can rest; kept for the vocabulary.
  public final class Detent: Hashable {
    /// What tells one detent from another.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of it.
      public let rawValue: String
      /// An identifier of a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the detent from others.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// About half the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Nearly all of the screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height of the app's own; the resolver is never asked, since nothing is laid out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"))
    }

    /// Whether both have the same identifier.
    nonisolated public static func == (left: Detent, right: Detent) -> Bool {
      left.identifier == right.identifier
    }

    /// Hashes the identifier.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  /// Where the sheet can rest.
  open var detents: [Detent] = [.large()]
  /// Where it rests now; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to where what is behind the sheet can be touched; nil for nowhere.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the handle shows; kept for the vocabulary.
  open var prefersGrabberVisible = false
  /// Whether scrolling to the top pulls the sheet up; kept for the vocabulary.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept for the vocabulary.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept for the vocabulary.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, animated on a phone.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a detent's height would be computed from.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height there is.
  var maximumDetentValue: CGFloat { get }
}

/// A presentation as a bubble; in compact surroundings it becomes a sheet unless its delegate says no.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the bubble points at.
  open weak var sourceView: UIView?
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
}

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
