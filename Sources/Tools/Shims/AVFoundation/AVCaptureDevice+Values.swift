// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

extension AVCaptureDevice {
  nonisolated public enum Position: Int, Sendable { case unspecified, back, front }
  nonisolated public enum TorchMode: Int, Sendable { case off, on, auto }
  nonisolated public enum FlashMode: Int, Sendable { case off, on, auto }
  nonisolated public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  nonisolated public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  nonisolated public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  nonisolated public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  nonisolated public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "WideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "UltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "TelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "DualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "DualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "TripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "TrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "LiDARDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "Microphone")
    public static let microphone = builtInMicrophone
    public static let external = DeviceType(rawValue: "External")
  }

  /// The cameras of some kinds: the one at the back if its kind and its place are wanted.
  open class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice]

    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) {
      devices = AVCaptureDevice.devices(for: mediaType ?? .video).filter {
        deviceTypes.contains($0.deviceType) && [$0.position, .unspecified].contains(position)
      }
      super.init()
    }
  }
}
