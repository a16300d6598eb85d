// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation
public import HeadlessUIKit

/// The camera, which is there where `camera.code` in the device's storage has a code to see.
///
/// The authorization is what `permission.camera` or `permission.microphone` answers.
open class AVCaptureDevice: NSObject {
  nonisolated public enum Position: Int, Sendable { case unspecified, back, front }
  nonisolated public enum TorchMode: Int, Sendable { case off, on, auto }
  nonisolated public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "WideAngleCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "DualCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "Microphone")
  }

  public let position = Position.back
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open var isTorchActive: Bool { torchMode == .on }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
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
}

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
  func begin() {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]
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

// MARK: The session

open class AVCaptureSession: NSObject {
  nonisolated public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    outputs.forEach { $0.begin() }
  }

  open func stopRunning() { isRunning = false }
}

/// A layer with what the camera sees; nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public let connection: AVCaptureConnection? = AVCaptureConnection()

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    rectInLayerCoordinates
  }
}

nonisolated public struct AVError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
