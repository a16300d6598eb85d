// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The flow from cameras and microphones to outputs.
open class AVCaptureSession: NSObject {
  nonisolated public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false

  public override init() { super.init() }

  // MARK: Without effect

  open var isMultitaskingCameraAccessEnabled = false
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var automaticallyConfiguresApplicationAudioSession = true
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  // MARK: Inputs and outputs

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) {
    outputs.append(output)
    output.session = self
  }
  open func removeOutput(_ output: AVCaptureOutput) {
    outputs.removeAll { $0 === output }
    output.session = nil
  }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    outputs.forEach { $0.begin() }
  }

  open func stopRunning() { isRunning = false }
}
