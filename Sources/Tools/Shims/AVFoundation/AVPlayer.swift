// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessFoundation
public import HeadlessUIKit

/// A player of a film on virtual time.
open class AVPlayer: NSObject {
  nonisolated public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  nonisolated public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  nonisolated public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  nonisolated public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = Self(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  /// The reason why the player waits; nil, as it waits for nothing.
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  /// The rate that `play` is meant to set; stored, without effect.
  open var defaultRate: Float = 1

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

  open func playImmediately(atRate rate: Float) { self.rate = rate }

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

  open func seek(to time: CMTime) { jump(to: time) }

  /// Moves to a time: the synchronous form, which no asynchronous one hides.
  final func jump(to time: CMTime) {
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

  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    jump(to: time)
    return true
  }

  @discardableResult
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }

  open func cancelPendingPrerolls() {}
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    guard let completionHandler else { return }
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
  open var isReadyForDisplay: Bool { player?.currentItem != nil }
  /// The rectangle of the picture; the bounds, since the picture has no size.
  open var videoRect: CGRect { bounds }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
