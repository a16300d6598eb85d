// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
import HeadlessUIKit

nonisolated public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

nonisolated public let AVVideoCodecKey = "AVVideoCodecKey"

open class AVCapturePhotoSettings: NSObject {
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = true
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [kCVPixelFormatType_32BGRA] }
  open private(set) var uniqueID: Int64 = 0

  private static var lastID: Int64 = 0

  public override convenience init() { self.init(format: nil) }

  public init(format: [String: Any]?) {
    self.format = format
    super.init()
    Self.lastID += 1
    uniqueID = Self.lastID
  }

  public convenience init(from settings: AVCapturePhotoSettings) {
    self.init(format: settings.format)
    flashMode = settings.flashMode
    isHighResolutionPhotoEnabled = settings.isHighResolutionPhotoEnabled
  }
}

open class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64
  open var expectedPhotoCount: Int { 1 }

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    super.init()
  }
}

/// A photo, which is the one that a picker of the simulated phone has.
open class AVCapturePhoto: NSObject {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  open var photoCount: Int { 1 }
  open var isRawPhoto: Bool { false }
  open var metadata: [String: Any] { [:] }

  init(_ settings: AVCaptureResolvedPhotoSettings) {
    resolvedSettings = settings
    super.init()
  }

  open func fileDataRepresentation() -> Data? {
    UIImage.rehearsalPhoto().jpegData(compressionQuality: 1)
  }
}

/// An output that takes a photo in the next turn, while the session runs.
open class AVCapturePhotoOutput: AVCaptureOutput {
  nonisolated public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }

  public override init() { super.init() }

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) { Ported.async { completionHandler?(true, nil) } }

  /// Takes a photo, or tells an error where the session does not run.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let resolved = AVCaptureResolvedPhotoSettings(settings)
    let error: (any Error)? = session?.isRunning == true ? nil : AVError(.sessionNotRunning)
    Ported.async { [self] in
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      if error == nil {
        delegate.photoOutput(self, willCapturePhotoFor: resolved)
        delegate.photoOutput(self, didCapturePhotoFor: resolved)
      }
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
