// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation
import HeadlessUIKit

// MARK: Inputs and outputs

open class AVCaptureInput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// Throws where the app may not use the camera.
  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
    super.init()
  }
}

open class AVCaptureOutput: NSObject {
  final weak var session: AVCaptureSession?

  func begin() {}
}

/// An output that sees the code of `camera.code` once after the session has started.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13, .ean8] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: HeadlessFoundation.DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }

  override func begin() {
    Ported.async { [weak self] in
      guard let self, let code = AVCaptureDevice.code, let type = metadataObjectTypes.first else {
        return
      }
      let object = AVMetadataMachineReadableCodeObject(type, code)
      metadataObjectsDelegate?.metadataOutput(
        self, didOutput: [object], from: AVCaptureConnection())
    }
  }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoMirrored = false
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoOrientationSupported: Bool { true }
}

nonisolated public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVMetadataObject: NSObject {
  nonisolated public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let face = ObjectType(rawValue: "face")
  }

  public let type: ObjectType
  open var bounds: CGRect { .zero }

  init(_ type: ObjectType) {
    self.type = type
    super.init()
  }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public let stringValue: String?
  open var corners: [CGPoint] { [] }

  init(_ type: ObjectType, _ code: String) {
    stringValue = code
    super.init(type)
  }
}
