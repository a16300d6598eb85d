public import Foundation

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

  /// Whether the sheet is as wide as its content prefers; kept for the vocabulary.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view a sheet comes out of; kept for the vocabulary.
  open weak var sourceView: UIView?
  /// Whether the sheet has the page's size; kept for the vocabulary.
  open var prefersPageSizing = true

  /// Makes changes, animated on a phone.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Takes the detents for changed; their heights are not looked at.
  open func invalidateDetents() {}

  /// Whether what is behind the sheet shows around it, so that a tap there can end it.
  final var leavesRoomAround: Bool {
    if UIApplication.shared.horizontalSizeClass == .regular { return true }
    let resting = selectedDetentIdentifier ?? detents.first?.identifier ?? .large
    return resting != .large
  }
}

/// What a detent's height would be computed from.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height there is.
  var maximumDetentValue: CGFloat { get }
}
