// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
public import HeadlessUIKit

/// A film or a sound by its address; its contents are not read, and it lasts one second.
open class AVAsset: NSObject {
  open var duration: CMTime { CMTime(value: 1, timescale: 1) }
  open var isPlayable: Bool { true }

  public override init() { super.init() }

  /// Apple's `AVAsset(url:)`, which makes an `AVURLAsset`.
  public convenience init(url URL: URL) {
    self.init()
    address = URL
  }

  private var address: URL?

  /// The address, which a screen with a player shows.
  open var rehearsalAddress: URL? { address }
}

open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }

  open override var rehearsalAddress: URL? { url }
}

open class AVPlayerItem: NSObject {
  nonisolated public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  open var status: Status { .readyToPlay }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }

  fileprivate weak var player: AVPlayer?

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
}

extension Notification.Name {
  nonisolated public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  nonisolated public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  nonisolated public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// A player of a film on virtual time.
open class AVPlayer: NSObject {
  nonisolated public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  nonisolated public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem? { didSet { currentItem?.player = self } }
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var isExternalPlaybackActive: Bool { false }
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var volume: Float = 1
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var rate: Float {
    get { timer == nil ? 0 : 1 }
    set { newValue == 0 ? pause() : play() }
  }

  private var position = 0.0
  private var startedAt = 0.0
  private var timer: HeadlessFoundation.Timer?

  public override init() { super.init() }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    position = 0
    currentItem = item
  }

  open func play() {
    guard timer == nil, let item = currentItem else { return }
    startedAt = Ported.uptime
    let rest = repeats ? item.duration.seconds : max(0, item.duration.seconds - position)
    timer = .scheduledTimer(withTimeInterval: rest, repeats: repeats) { [weak self] _ in
      self?.reachEnd()
    }
    tellRate()
  }

  open func pause() {
    guard timer != nil else { return }
    position = currentTime().seconds
    timer?.invalidate()
    timer = nil
    tellRate()
  }

  open func currentTime() -> CMTime {
    CMTime(
      seconds: position + (timer == nil ? 0 : Ported.uptime - startedAt), preferredTimescale: 1000)
  }

  open func seek(to time: CMTime) {
    let isPlaying = timer != nil
    pause()
    position = time.seconds
    if isPlaying { play() }
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time)
    Ported.async { completionHandler(true) }
  }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: HeadlessFoundation.DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any {
    HeadlessFoundation.Timer.scheduledTimer(
      withTimeInterval: interval.seconds, repeats: true
    ) { [weak self] _ in
      guard let self, timer != nil else { return }
      block(currentTime())
    }
  }

  open func removeTimeObserver(_ observer: Any) {
    (observer as? HeadlessFoundation.Timer)?.invalidate()
  }

  /// Whether the film starts again at its end.
  var repeats: Bool { false }

  /// Tells that the film is over.
  func didReachEnd() {}

  private func reachEnd() {
    let item = currentItem
    if repeats {
      (position, startedAt) = (0, Ported.uptime)
    } else {
      position = item?.duration.seconds ?? 0
      timer?.invalidate()
      timer = nil
      tellRate()
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    didReachEnd()
  }

  private func tellRate() {
    rehearsalDidChange(self, \AVPlayer.rate, named: "rate")
    rehearsalDidChange(self, \AVPlayer.timeControlStatus, named: "timeControlStatus")
  }
}

nonisolated public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The picture of a player; nothing is drawn.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
