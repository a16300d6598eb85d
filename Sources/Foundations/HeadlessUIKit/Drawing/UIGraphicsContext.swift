public import Foundation
internal import HeadlessDevice

/// The number of open image contexts of a device.
private final class ImageContexts {
  var depth = 0

  static var current: ImageContexts {
    Device.current.attached(ImageContexts.self) { ImageContexts() }
  }
}

/// Begins an image context, in which nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContexts.current.depth += 1 }

/// Begins an image context with options, in which nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// Returns an image without pixels; nil without an open context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.depth > 0 ? UIImage() : nil
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  let contexts = ImageContexts.current
  contexts.depth = max(0, contexts.depth - 1)
}
