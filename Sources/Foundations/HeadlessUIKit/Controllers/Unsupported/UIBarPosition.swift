/// The place of a bar; without effect.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Unspecified, at the bottom, at the top, or at the top below the status bar.
  case any, bottom, top, topAttached
}

/// A bar that has a place.
@MainActor public protocol UIBarPositioning {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar.
@MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the place of the bar; never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns no place.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar.
@MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// The place of the bar: at the top.
  public final var barPosition: UIBarPosition { .top }

  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

extension UIToolbar: UIBarPositioning {
  /// The place of the bar: at the bottom.
  public final var barPosition: UIBarPosition { .bottom }

  private final class DelegateReference {
    weak var delegate: (any UIToolbarDelegate)?
    init(_ delegate: (any UIToolbarDelegate)?) { self.delegate = delegate }
  }

  /// The delegate, which is held weakly; never called.
  public final var delegate: (any UIToolbarDelegate)? {
    get { stored(DelegateReference(nil)).delegate }
    set { store(DelegateReference(newValue)) }
  }

  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Does nothing: nothing is drawn.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}

extension UISearchBar: UIBarPositioning {
  /// The place of the bar: none.
  public final var barPosition: UIBarPosition { .any }

  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

extension UIBarButtonItem {
  /// Does nothing: nothing is drawn.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Does nothing: nothing is drawn.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}
