public import Foundation

/// An interaction that changes the pointer above a view; there is no pointer, so the delegate is never asked.
open class UIPointerInteraction: UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// The delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the pointer changes; stored, without effect.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: there is no pointer.
  open func invalidate() {}
}

/// The delegate of a pointer interaction; never called.
@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region below the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of the pointer in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Tells the delegate that the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Tells the delegate that the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// The animations beside those of the pointer.
@MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that runs afterwards.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A region of a view that the pointer can be in.
open class UIPointerRegion: HeadlessObject {
  /// The rectangle of the region in the view.
  public final let rect: CGRect
  /// The identifier of the region.
  public final let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The place of a pointer; never made.
open class UIPointerRegionRequest: HeadlessObject {
  /// The place in the view.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }

  override init() {}
}

/// An effect of the pointer on a view.
nonisolated public enum UIPointerEffect {
  /// The effect that fits the size of the view.
  case automatic(UITargetedPreview)
  /// The view lights up below the pointer.
  case highlight(UITargetedPreview)
  /// The view rises below the pointer.
  case lift(UITargetedPreview)
  /// The pointer hovers above the view.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The way in which a view is tinted below the pointer.
  public enum TintMode: Int, Sendable {
    /// Not, over the view, or under it.
    case none, overlay, underlay
  }
}

/// The shape of a pointer.
nonisolated public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8.8)
  /// A beam across the direction of text.
  case verticalBeam(length: CGFloat)
  /// A beam along the direction of text.
  case horizontalBeam(length: CGFloat)
}

/// The style of a pointer.
open class UIPointerStyle: UIHoverStyle {
  /// Creates a style of an effect and a shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}

  /// Creates a style of a shape.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}

  private init(ofSystem: Void) {}

  /// Returns a style of a hidden pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(ofSystem: ()) }

  /// Returns the style of the system.
  public static func system() -> UIPointerStyle { UIPointerStyle(ofSystem: ()) }
}

/// The style of a view below a pointer.
open class UIHoverStyle: HeadlessObject {
  /// Whether the style is shown; stored, without effect.
  open var isEnabled = true

  override init() {}
}
