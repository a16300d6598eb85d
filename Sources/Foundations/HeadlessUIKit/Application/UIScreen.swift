public import Foundation

/// The phone's screen: a size without pixels.
open class UIScreen: HeadlessObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen's bounds, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// The number of pixels in a point.
  open var scale: CGFloat { 3 }

  /// The native number of pixels in a point.
  open var nativeScale: CGFloat { 3 }

  /// The screen's bounds, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }

  /// The traits of a window on the screen.
  open var traitCollection: UITraitCollection { .current }

  // MARK: Without effect

  /// The brightness; stored, without effect.
  open var brightness: CGFloat = 0.5
}
