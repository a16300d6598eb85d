// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

extension Notification.Name {
  nonisolated public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  nonisolated public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  nonisolated public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  nonisolated public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  nonisolated public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntry")
  nonisolated public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntry")
}

nonisolated public let AVPlayerItemFailedToPlayToEndTimeErrorKey =
  "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  nonisolated public static var didPlayToEndTimeNotification: Notification.Name {
    .AVPlayerItemDidPlayToEndTime
  }
  nonisolated public static var failedToPlayToEndTimeNotification: Notification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }
  nonisolated public static var playbackStalledNotification: Notification.Name {
    .AVPlayerItemPlaybackStalled
  }
  nonisolated public static var timeJumpedNotification: Notification.Name {
    .AVPlayerItemTimeJumped
  }
  nonisolated public static var newAccessLogEntryNotification: Notification.Name {
    .AVPlayerItemNewAccessLogEntry
  }
  nonisolated public static var newErrorLogEntryNotification: Notification.Name {
    .AVPlayerItemNewErrorLogEntry
  }
}
