public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// A touch, as a value for apps that override touch methods; a driver performs complete gestures.
open class UITouch: HeadlessObject {
  /// The phase of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger stays.
    case stationary
    /// The finger left.
    case ended
    /// The touch was cancelled.
    case cancelled
  }

  /// Creates a touch.
  public override init() {}

  /// The phase; always ended.
  open var phase: Phase { .ended }

  /// The pressure; always zero.
  open var force: CGFloat { 0 }

  /// The greatest pressure; zero, since no pressure is felt.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Returns the location in a view before; always zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// The number of taps; always 1.
  open var tapCount: Int { 1 }

  /// The touched view; nil for a touch that the app made.
  open internal(set) weak var view: UIView?

  /// The seconds on the device's clock.
  open var timestamp: TimeInterval { Device.current.uptime }

  /// Returns the location in a view: in a list that of the touched cell, else zero.
  open func location(in view: UIView?) -> CGPoint {
    self.view.flatMap { view?.place(of: .zero, in: $0) } ?? .zero
  }

  /// Returns the location in a view.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location in a view before; always zero.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the finger, in points; always zero.
  open var majorRadius: CGFloat { 0 }
}

/// An event with its touches, as a value for apps that override touch methods.
open class UIEvent: HeadlessObject {
  /// Creates an event.
  public override init() {}

  /// The kind; touches.
  open var type: EventType { .touches }

  /// The kind of a motion; none.
  open var subtype: EventSubtype { .none }

  /// The touches of the event; always none.
  open var allTouches: Set<UITouch>? { nil }

  /// The seconds on the device's clock.
  open var timestamp: TimeInterval { Device.current.uptime }
}

extension Device {
  /// The seconds on the clock.
  fileprivate var uptime: TimeInterval { Double(clock.now.nanoseconds) / 1_000_000_000 }
}
