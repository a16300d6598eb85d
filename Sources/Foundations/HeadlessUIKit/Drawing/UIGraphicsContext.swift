public import Foundation

/// Begins an image context, in which nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Begins an image context with options, in which nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}

/// Returns an image without pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }

/// Ends an image context.
public func UIGraphicsEndImageContext() {}
