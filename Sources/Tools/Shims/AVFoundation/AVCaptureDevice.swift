// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The camera, which is there where `camera.code` in the device's storage has a code to see.
///
/// The authorization is what `permission.camera` or `permission.microphone` answers.
open class AVCaptureDevice: NSObject {
  public static var maxAvailableTorchLevel: Float { 1 }
  nonisolated public static let wasConnectedNotification = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  nonisolated public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  nonisolated public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")

  public let position = Position.back
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var uniqueID: String { "com.apple.camera.back" }
  open var modelID: String { "com.apple.camera" }
  open var localizedName: String { "Back Camera" }
  open var isConnected: Bool { true }
  open var isSuspended: Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { true }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open var isTorchActive: Bool { torchMode == .on }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  open var torchLevel: Float { isTorchActive ? 1 : 0 }
  open var isTorchAvailable: Bool { hasTorch }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  private class func permission(_ type: AVMediaType) -> Permission {
    Permission(type == .audio ? "microphone" : "camera")
  }

  /// The code in front of the camera; nil for none.
  static var code: String? { Device.current.storage["camera.code"]?.text }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    mediaType == .video && code != nil ? AVCaptureDevice() : nil
  }

  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { position == .front ? nil : `default`(for: mediaType ?? .video) }

  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    `default`(for: mediaType).map { [$0] } ?? []
  }

  open class func devices() -> [AVCaptureDevice] { devices(for: .video) }

  public convenience init?(uniqueID deviceUniqueID: String) {
    self.init()
    guard Self.code != nil, uniqueID == deviceUniqueID else { return nil }
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch permission(mediaType).status {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    default: .authorized
    }
  }

  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
  ) {
    permission(mediaType).ask()
    Ported.async { handler(authorizationStatus(for: mediaType) == .authorized) }
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    permission(mediaType).ask()
    return authorizationStatus(for: mediaType) == .authorized
  }

  // MARK: Focus and exposure, without effect

  open var focusMode = FocusMode.continuousAutoFocus
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { true }
  open var isSmoothAutoFocusEnabled = false
  open var isSmoothAutoFocusSupported: Bool { true }
  open var isAdjustingFocus: Bool { false }
  open var lensPosition: Float { 1 }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { true }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isAutoFocusRangeRestrictionSupported: Bool { true }

  open var exposureMode = ExposureMode.continuousAutoExposure
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { true }
  open var isAdjustingExposure: Bool { false }
  open private(set) var exposureTargetBias: Float = 0
  open var minExposureTargetBias: Float { -8 }
  open var maxExposureTargetBias: Float { 8 }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { true }
  open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@MainActor (CMTime) -> Void)? = nil
  ) {
    exposureTargetBias = bias
    guard let handler else { return }
    Ported.async { handler(.zero) }
  }

  open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { true }

  open var flashMode = FlashMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { flashMode == .off }

  // MARK: Zoom and frames, without effect

  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var isRampingVideoZoom: Bool { false }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  open func cancelVideoZoomRamp() {}
  open var activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
  open var activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 30)
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
}
