public import Foundation

/// The bitmap of an image; it has no pixels, and remembers which image it is of.
nonisolated public final class CGImage: Sendable {
  fileprivate let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The width in pixels that a PNG's bytes name; zero without one.
  public var width: Int { Int(image.size.width) }

  /// The height in pixels that a PNG's bytes name; zero without one.
  public var height: Int { Int(image.size.height) }
}

nonisolated extension UIImage {
  /// The side of an image that is up.
  public enum Orientation: Int, Sendable {
    /// An edge of the bitmap.
    case up, down, left, right
    /// An edge of the mirrored bitmap.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The bitmap.
  public var cgImage: CGImage? { CGImage(self) }

  /// The orientation; up, because there are no pixels.
  public var imageOrientation: Orientation { .up }

  /// Creates the image that a bitmap is of.
  public convenience init(cgImage: CGImage) { self.init(copyOf: cgImage.image) }

  /// Creates the image that a bitmap is of; the scale and the orientation are not kept.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copyOf: cgImage.image)
  }
}
