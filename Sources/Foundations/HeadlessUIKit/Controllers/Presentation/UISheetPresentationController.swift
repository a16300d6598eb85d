public import Foundation

/// A sheet presentation, which the user can dismiss with a swipe down.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: Hashable {
    /// The identifier of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's string value.
      public let rawValue: String
      /// Creates an identifier with a string value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a string value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly the full screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns the medium detent, about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the large detent, nearly the full screen.
    public static func large() -> Detent { Detent(.large) }
    /// Returns a detent of a custom height; the resolver is never called.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"))
    }

    /// Returns whether both have the same identifier.
    nonisolated public static func == (left: Detent, right: Detent) -> Bool {
      left.identifier == right.identifier
    }

    /// Hashes the identifier.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The selected detent; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest detent that leaves the view behind the sheet undimmed and touchable; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Runs changes, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Whether the presenter is visible around the sheet, so that a tap there can dismiss it.
  final var showsPresenterAround: Bool {
    if UIApplication.shared.horizontalSizeClass == .regular { return true }
    let resting = selectedDetentIdentifier ?? detents.first?.identifier ?? .large
    return resting != .large
  }

  // MARK: Without effect

  /// Whether the grabber is visible; stored, without effect.
  open var prefersGrabberVisible = false

  /// Whether scrolling to the edge expands the sheet; stored, without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom edge in compact height; stored, without effect.
  open var prefersEdgeAttachedInCompactHeight = false

  /// The corner radius of the sheet; stored, without effect.
  open var preferredCornerRadius: CGFloat?

  /// Whether the width follows the preferred size; stored, without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The view that the sheet comes out of; stored, without effect.
  open weak var sourceView: UIView?

  /// Whether the sheet has the page's size; stored, without effect.
  open var prefersPageSizing = true
}
