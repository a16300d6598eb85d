extension UIEvent {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Touches, a motion of the device, a remote control, or presses of keys.
    case touches, motion, remoteControl, presses
  }

  /// The kind of an event of motion.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// None, or a shake.
    case none, motionShake
    /// The remote control plays, pauses, stops, or changes between the two.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop
    /// The remote control plays or pauses, or goes to another track.
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
}

/// A press of a key or a button; a driver presses none.
open class UIPress: HeadlessObject {
  /// The key; nil without one.
  open var key: AnyObject? { nil }

  /// Creates a press.
  public override init() {}
}

/// An event with its presses.
open class UIPressesEvent: UIEvent {
  /// The presses; always none.
  open var allPresses: Set<UIPress> { [] }

  /// The kind.
  open override var type: EventType { .presses }
}
