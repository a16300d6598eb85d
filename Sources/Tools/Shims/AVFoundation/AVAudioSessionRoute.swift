// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

extension AVAudioSession {
  nonisolated public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lineIn = Self(rawValue: "LineIn")
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    public static let lineOut = Self(rawValue: "LineOut")
    public static let headphones = Self(rawValue: "Headphones")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let HDMI = Self(rawValue: "HDMIOutput")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let usbAudio = Self(rawValue: "USBAudio")
    public static let carAudio = Self(rawValue: "CarAudio")
  }
}

/// The ports that sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { ports.inputs }
  open var outputs: [AVAudioSessionPortDescription] { ports.outputs }

  private typealias Ports = (
    inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]
  )
  private var ports: Ports = ([], [])

  /// Creates a route without ports, for subclasses.
  public override init() { super.init() }

  convenience init(
    inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]
  ) {
    self.init()
    ports = (inputs, outputs)
  }
}

/// A microphone, a speaker or a connection to one.
open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { type }
  open var portName: String { type.rawValue }
  open var uid: String { type.rawValue }

  private var type = AVAudioSession.Port.builtInSpeaker

  /// Creates the description of the speaker, for subclasses.
  public override init() { super.init() }

  private convenience init(_ type: AVAudioSession.Port) {
    self.init()
    self.type = type
  }

  static let speaker = AVAudioSessionPortDescription(.builtInSpeaker)
  static let microphone = AVAudioSessionPortDescription(.builtInMic)
}
