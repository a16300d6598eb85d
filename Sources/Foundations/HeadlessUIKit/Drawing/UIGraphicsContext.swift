public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The contexts of images that are being drawn on a device, the current one last.
final class ImageContexts {
  private var contexts: [CGContext] = []

  static var current: ImageContexts {
    Device.current.attached(ImageContexts.self) { ImageContexts() }
  }

  /// The current context; nil while no image is drawn.
  var last: CGContext? { contexts.last }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }
}

/// Begins an image context, which records what is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.current.push(CGContext(size: size))
}

/// Begins an image context with options, which records what is drawn.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// Returns the context of the image that is being drawn; nil while none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.current.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { ImageContexts.current.push(context) }

/// Ends the context that was made the current one.
public func UIGraphicsPopContext() { ImageContexts.current.pop() }

/// Returns an image without pixels, with the record of what was drawn; nil without an open context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.last.map { UIImage(drawn: $0.bytes) }
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() { ImageContexts.current.pop() }

/// Records a call that draws into the current context, if there is one on this thread.
nonisolated func rehearsalNoteDrawing(_ value: String, name: String = #function) {
  guard MainQueueMark.isHere else { return }
  MainActor.assumeIsolated { ImageContexts.current.last?.note(value, name: name) }
}
