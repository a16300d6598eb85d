extension UISheetPresentationController {
  /// Does nothing: detents have no heights.
  public final func invalidateDetents() {}
}

/// The context for computing the height of a detent.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The maximum height.
  var maximumDetentValue: CGFloat { get }
}
