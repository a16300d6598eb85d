public import Foundation

/// The phone's screen: a size, and nothing on it.
open class UIScreen {
  /// The one screen there is.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// Pixels for each point.
  open var scale: CGFloat { 3 }

  /// Pixels for each point of the panel itself.
  open var nativeScale: CGFloat { 3 }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }

  /// How bright the screen is; nobody sees it.
  open var brightness: CGFloat = 0.5

  /// The surroundings the screen gives a window.
  open var traitCollection: UITraitCollection { .current }
}
