// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// The volumes of tracks, which make no sound.
open class AVAudioMix: NSObject {}

/// A film in a player.
open class AVPlayerItem: NSObject {
  nonisolated public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var status: Status { .readyToPlay }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }

  weak var player: AVPlayer?

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    player?.seek(to: time)
    guard let completionHandler else { return }
    Ported.async { completionHandler(true) }
  }

  open var canPlayReverse: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var canPlayFastReverse: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canStepForward: Bool { false }
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }
  open var isPlaybackBufferFull: Bool { true }
  open var loadedTimeRanges: [NSValue] { [] }
  open var preferredForwardBufferDuration: TimeInterval = 0

  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    player?.jump(to: time)
    return true
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }

  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

  open var tracks: [AVPlayerItemTrack] { asset.tracks.map(AVPlayerItemTrack.init) }
  open var presentationSize: CGSize { asset.naturalSize }
  open var seekableTimeRanges: [NSValue] {
    [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }
  open var timedMetadata: [AVMetadataItem]? { nil }

  // MARK: Without effect

  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var externalMetadata: [AVMetadataItem] = []
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
}

/// A picture or a sound in a player.
open class AVPlayerItemTrack: NSObject {
  public let assetTrack: AVAssetTrack?
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }

  init(_ track: AVAssetTrack) {
    assetTrack = track
    super.init()
  }
}

nonisolated public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let spectral = Self(rawValue: "Spectral")
  public static let varispeed = Self(rawValue: "Varispeed")
}
