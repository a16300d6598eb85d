// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import AVFoundation
public import Foundation
public import HeadlessUIKit

/// The film in a small window over other apps, which the device does not have.
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage() }

  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  // MARK: Without effect

  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false

  /// Creates a controller; nil, as on a device without such windows.
  public init?(playerLayer: AVPlayerLayer) {
    self.playerLayer = playerLayer
    super.init()
    guard Self.isPictureInPictureSupported() else { return nil }
  }

  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
  open func invalidatePlaybackState() {}
}

/// The delegate of a small window; it is told nothing, as there is none.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  @preconcurrency func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping @MainActor @Sendable (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  @preconcurrency public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(true) }
}
