// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The engine of haptics, which the device does not have, as on an iPad.
nonisolated open class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }

  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var currentTime: TimeInterval { 0 }

  public init() throws { throw CHHapticError(.notSupported) }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open func start() throws {}
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from data: Data) throws {}
  open func playPattern(from fileURL: URL) throws {}
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
}

nonisolated public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

nonisolated private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

nonisolated public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
}

/// A pattern of events.
nonisolated open class CHHapticPattern {
  public let events: [CHHapticEvent]
  public let parameters: [CHHapticDynamicParameter]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    (self.events, self.parameters) = (events, parameters)
  }
}

/// An event of a pattern.
nonisolated open class CHHapticEvent {
  nonisolated public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  nonisolated public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (type, eventParameters) = (eventType, parameters)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
}

/// A parameter of an event.
nonisolated open class CHHapticEventParameter {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A parameter of a pattern.
nonisolated open class CHHapticDynamicParameter {
  nonisolated public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

nonisolated public struct CHHapticError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
    case badEventEntry = -4830
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
