/// The time of a layer or an animation.
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the clock.
  var speed: Float { get set }
  /// The offset in the own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The time for which it is repeated, in seconds; 0 for none.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each repetition also runs backwards.
  var autoreverses: Bool { get set }
  /// The presentation before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {}
extension CAAnimation: CAMediaTiming {}
