public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// A timer that calls its target once for each frame of the screen, sixty times a second.
///
/// The frames are those of the virtual clock. Like Core Animation's, it retains its target.
open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60

  /// The time of the last frame, in seconds of the clock.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, in seconds of the clock.
  open var targetTimestamp: CFTimeInterval { timestamp + period }

  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1 / Double(Self.framesPerSecond) }

  /// The wanted number of calls a second; 0 for one at each frame.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }

  /// The wanted rate of calls, which has precedence over the number.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  /// Whether the calls are suspended.
  open var isPaused = false { didSet { restart() } }

  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var repetition: VirtualClock.Repetition?

  /// Creates a display link that calls a method of a target once it is on a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls; the mode has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !isAdded else { return }
    isAdded = true
    restart()
  }

  /// Stops the calls until the display link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    restart()
  }

  /// Stops the calls for good, and releases the target.
  open func invalidate() {
    isAdded = false
    restart()
    // Out of the property before it is released: a target may invalidate the link in its deinit.
    _ = target.take()
  }

  /// The time between two calls: a whole number of frames.
  private var period: CFTimeInterval {
    let range = preferredFrameRateRange
    let preferred = Int(range.preferred ?? range.maximum)
    let wanted = preferred > 0 ? preferred : preferredFramesPerSecond
    guard wanted > 0 else { return duration }
    return duration * Double(max(1, Self.framesPerSecond / wanted))
  }

  private func restart() {
    repetition?.cancel()
    repetition = nil
    guard isAdded, !isPaused, let target else { return }
    repetition = Device.current.clock.schedule(
      every: .nanoseconds(Int64(period * 1_000_000_000)),
      for: "CADisplayLink \(selector.name) on \(type(of: target))"
    ) { [self] in
      timestamp = Double(Device.current.clock.now.nanoseconds) / 1_000_000_000
      _ = SelectorCall.call(selector, on: target, [self])
    }
  }
}

/// A range of frame rates, in frames a second.
nonisolated public struct CAFrameRateRange: Equatable, Sendable {
  /// The smallest rate.
  public var minimum: Float
  /// The largest rate.
  public var maximum: Float
  /// The wanted rate; nil for the largest.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range without a wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
