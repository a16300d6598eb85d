// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

// The device posts none of these; an app's tests do.
extension AVAudioSession {
  nonisolated public enum InterruptionType: UInt, Sendable { case ended, began }

  nonisolated public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }

  nonisolated public enum InterruptionReason: UInt, Sendable {
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }

  nonisolated public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  nonisolated public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

  nonisolated public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  nonisolated public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  nonisolated public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  nonisolated public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  nonisolated public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

nonisolated public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
nonisolated public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
nonisolated public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
nonisolated public let AVAudioSessionInterruptionWasSuspendedKey =
  "AVAudioSessionInterruptionWasSuspendedKey"
nonisolated public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
nonisolated public let AVAudioSessionRouteChangePreviousRouteKey =
  "AVAudioSessionRouteChangePreviousRouteKey"
nonisolated public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
