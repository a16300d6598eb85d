// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

extension AVAudioSession {
  nonisolated public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let record = Self(rawValue: "record")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
    public static let multiRoute = Self(rawValue: "multiRoute")
  }

  nonisolated public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
    public static let videoRecording = Self(rawValue: "videoRecording")
    public static let voiceChat = Self(rawValue: "voiceChat")
    public static let gameChat = Self(rawValue: "gameChat")
    public static let measurement = Self(rawValue: "measurement")
    public static let videoChat = Self(rawValue: "videoChat")
    public static let voicePrompt = Self(rawValue: "voicePrompt")
  }

  nonisolated public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let allowBluetoothHFP = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
  }

  nonisolated public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  nonisolated public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  nonisolated public enum PortOverride: UInt, Sendable { case none, speaker }
  nonisolated public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3
  }
}
