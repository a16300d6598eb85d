// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessUIKit

nonisolated public let MPMediaItemPropertyTitle = "title"
nonisolated public let MPMediaItemPropertyArtist = "artist"
nonisolated public let MPMediaItemPropertyAlbumTitle = "albumTitle"
nonisolated public let MPMediaItemPropertyArtwork = "artwork"
nonisolated public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
nonisolated public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
nonisolated public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
nonisolated public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
nonisolated public let MPNowPlayingInfoPropertyIsLiveStream =
  "MPNowPlayingInfoPropertyIsLiveStream"

nonisolated public enum MPNowPlayingPlaybackState: Int, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The information on the lock screen; a new title is an event.
open class MPNowPlayingInfoCenter {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  open var playbackState = MPNowPlayingPlaybackState.unknown
  open var nowPlayingInfo: [String: Any]? {
    didSet {
      let title = nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
      guard title != oldValue?[MPMediaItemPropertyTitle] as? String else { return }
      Device.current.log.post("now playing", detail: title ?? "nothing")
    }
  }
}

open class MPMediaItemArtwork {
  private let request: (CGSize) -> UIImage
  public let bounds: CGRect

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    request = requestHandler
    bounds = CGRect(origin: .zero, size: boundsSize)
  }

  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// The commands of the lock screen, which nobody gives.
open class MPRemoteCommandCenter {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}

open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  override init() { super.init() }

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
  override init() { super.init() }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  open var isNegative: Bool { false }
}

nonisolated public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A slider of the volume, which moves nothing.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}
