// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Lottie's, and their documentation is too.
public import Foundation
internal import HeadlessDevice
public import HeadlessFoundation
public import UIKit

/// A view with an animation, which takes its time on the virtual clock and is not drawn.
open class LottieAnimationView: UIView {
  open var animation: LottieAnimation? {
    didSet {
      stop()
      invalidateIntrinsicContentSize()
      if let animation { animationLoaded?(self, animation) }
    }
  }
  open var loopMode = LottieLoopMode.playOnce
  open var animationSpeed: CGFloat = 1
  open var backgroundBehavior = LottieBackgroundBehavior.continuePlaying
  open var shouldRasterizeWhenIdle = false
  open var respectAnimationFrameRate = false
  open var maskAnimationToBounds = true
  open var configuration: LottieConfiguration
  open var animationLoaded: ((LottieAnimationView, LottieAnimation) -> Void)?

  /// The name of the animation's file; a storyboard sets it.
  open var animationName: String? {
    didSet { animation = animationName.flatMap { LottieAnimation.named($0) } }
  }

  private var run: Run?
  private var restProgress: CGFloat = 0

  // MARK: Creating

  public init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    configuration: LottieConfiguration = .shared
  ) {
    self.configuration = configuration
    super.init(frame: animation?.bounds ?? .zero)
    self.animation = animation
  }

  public override convenience init(frame: CGRect) {
    self.init(animation: nil)
    self.frame = frame
  }

  public convenience init() { self.init(animation: nil) }

  public required init?(coder: NSCoder) {
    configuration = .shared
    super.init(coder: coder)
  }

  public convenience init(
    name: String, bundle: Bundle = Ported.bundle, subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let animation = LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory)
    self.init(animation: animation, configuration: configuration)
  }

  public convenience init(
    filePath: String, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: LottieAnimation.filepath(filePath), configuration: configuration)
  }

  public convenience init(
    asset name: String, bundle: Bundle = Ported.bundle,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: .asset(name, bundle: bundle), configuration: configuration)
  }

  public convenience init(
    url: URL, imageProvider: (any AnimationImageProvider)? = nil,
    session: HeadlessFoundation.URLSession = .shared,
    closure: @escaping LottieAnimationView.DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: nil, configuration: configuration)
    LottieAnimation.loadedFrom(url: url, session: session) { [weak self] animation in
      self?.animation = animation
      closure(animation == nil ? URLError(.cannotDecodeContentData) : nil)
    }
  }

  public typealias DownloadClosure = ((any Error)?) -> Void

  open override var intrinsicContentSize: CGSize {
    animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Playing

  open func play(completion: LottieCompletionBlock? = nil) {
    let start = currentProgress
    begin(from: start == 1 ? 0 : start, to: 1, restart: 0, completion)
  }

  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    if let loopMode { self.loopMode = loopMode }
    let start = fromProgress ?? currentProgress
    begin(from: start, to: toProgress, restart: start, completion)
  }

  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else {
      return play(toProgress: 1, loopMode: loopMode, completion: completion)
    }
    play(
      fromProgress: fromFrame.map { animation.progressTime(forFrame: $0) },
      toProgress: animation.progressTime(forFrame: toFrame), loopMode: loopMode,
      completion: completion)
  }

  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let end = progressTime(forMarker: toMarker) else { return }
    let start = fromMarker.flatMap { progressTime(forMarker: $0) }
    play(fromProgress: start, toProgress: end, loopMode: loopMode, completion: completion)
  }

  open func play(
    marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let animation, let start = animation.frameTime(forMarker: marker),
      let length = animation.durationFrameTime(forMarker: marker)
    else { return }
    play(
      fromFrame: start, toFrame: start + length, loopMode: loopMode, completion: completion)
  }

  open func stop() {
    end(at: 0)
  }

  open func pause() {
    end(at: currentProgress)
  }

  // MARK: Where it is

  open var isAnimationPlaying: Bool { run != nil }
  open var isAnimationQueued: Bool { false }

  open var currentProgress: AnimationProgressTime {
    get { run?.progress ?? restProgress }
    set { end(at: newValue) }
  }

  open var currentFrame: AnimationFrameTime {
    get { animation?.frameTime(forProgress: currentProgress) ?? 0 }
    set { currentProgress = animation?.progressTime(forFrame: newValue) ?? 0 }
  }

  open var currentTime: TimeInterval {
    get { animation.map { $0.time(forFrame: currentFrame) } ?? 0 }
    set { currentFrame = animation?.frameTime(forTime: newValue) ?? 0 }
  }

  open var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
  open var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

  open func progressTime(forMarker named: String) -> AnimationProgressTime? {
    animation?.progressTime(forMarker: named)
  }

  open func frameTime(forMarker named: String) -> AnimationFrameTime? {
    animation?.frameTime(forMarker: named)
  }

  // MARK: What is drawn

  open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {}
  open func removeValueProvider(for keypath: AnimationKeypath) {}
  open func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {}
  open func reloadImages() {}
  open func forceDisplayUpdate() {}
  open func logHierarchyKeypaths() {}
  open func allHierarchyKeypaths() -> [String] { [] }

  // MARK: Runs

  /// A run of the animation, which ends with its timer, or never if it loops.
  private struct Run {
    let from: CGFloat
    let to: CGFloat
    /// The progress at which a later pass begins.
    let restart: CGFloat
    let mode: LottieLoopMode
    /// The seconds that the whole animation takes.
    let length: Double
    let startedAt = Ported.uptime
    var timer: HeadlessFoundation.Timer?
    let completion: LottieCompletionBlock?

    private func seconds(_ distance: CGFloat) -> Double { abs(distance) * length }

    /// The number of passes; nil for a loop without an end.
    private var passes: Float? {
      switch mode {
      case .playOnce: 1
      case .loop, .autoReverse: nil
      case .repeat(let count): count
      case .repeatBackwards(let count): count * 2
      }
    }

    /// The seconds until the run is over; nil for a loop without an end.
    var duration: Double? {
      passes.map { seconds(to - from) + Double(max($0 - 1, 0)) * seconds(to - restart) }
    }

    var progress: CGFloat {
      let time = Ported.uptime - startedAt
      let first = seconds(to - from)
      if first == 0 || time >= duration ?? .infinity { return endProgress }
      if time < first { return from + (to - from) * CGFloat(time / first) }
      let pass = seconds(to - restart)
      guard pass > 0 else { return to }
      let place = ((time - first) / pass).truncatingRemainder(dividingBy: reverses ? 2 : 1)
      if !reverses { return restart + (to - restart) * CGFloat(place) }
      return place < 1
        ? to + (restart - to) * CGFloat(place) : restart + (to - restart) * CGFloat(place - 1)
    }

    private var reverses: Bool {
      switch mode {
      case .autoReverse, .repeatBackwards: true
      case .playOnce, .loop, .repeat: false
      }
    }

    var endProgress: CGFloat { if case .repeatBackwards = mode { restart } else { to } }
  }

  private func begin(
    from: CGFloat, to: CGFloat, restart: CGFloat, _ completion: LottieCompletionBlock?
  ) {
    end(at: from)
    guard let animation else {
      completion?(true)
      return
    }
    Device.current.log.post("animation", detail: animationName ?? "")
    let length = animation.duration / Double(max(abs(animationSpeed), 0.001))
    let isBackwards = animationSpeed < 0
    var new = Run(
      from: isBackwards ? to : from, to: isBackwards ? from : to,
      restart: isBackwards ? to : restart, mode: loopMode, length: length, completion: completion)
    if let duration = new.duration {
      new.timer = .scheduledTimer(withTimeInterval: duration, repeats: false) { [weak self] _ in
        self?.finish()
      }
    }
    run = new
  }

  private func finish() {
    guard let run else { return }
    (self.run, restProgress) = (nil, run.endProgress)
    run.completion?(true)
  }

  /// Ends a run before its end, and shows a progress.
  private func end(at progress: CGFloat) {
    let ended = run
    (run, restProgress) = (nil, progress)
    ended?.timer?.invalidate()
    ended?.completion?(false)
  }
}

/// The name that Lottie 3 has for its view.
public typealias AnimationView = LottieAnimationView
