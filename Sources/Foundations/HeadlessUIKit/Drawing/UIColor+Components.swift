public import Foundation

nonisolated extension UIColor {
  /// Creates a colour from the values of a literal; the name of Swift 3 and 4.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Writes the channels to the places that are given; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = self.channels
    red?.pointee = channels.red
    green?.pointee = channels.green
    blue?.pointee = channels.blue
    alpha?.pointee = channels.alpha
    return true
  }

  /// Writes the hue, the saturation, the brightness and the opacity, each from 0 to 1, to the places that are given.
  ///
  /// A grey has the hue 0. Always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = channels
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    hue?.pointee = range == 0 ? 0 : Self.hue(red, green, blue, most, range)
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }

  /// The place on the circle of colours, which begins with red, of a colour that is no grey.
  private static func hue(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ most: CGFloat, _ range: CGFloat
  ) -> CGFloat {
    let sixth: CGFloat =
      switch most {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// Writes the brightness and the opacity to the places that are given; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = self.channels
    guard channels.red == channels.green, channels.green == channels.blue else { return false }
    white?.pointee = channels.red
    alpha?.pointee = channels.alpha
    return true
  }
}
