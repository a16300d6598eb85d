extension UIControl {
  /// A control event; drags, repeated and cancelled touches are never sent.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates events from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch down with more than one tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A drag inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A drag outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A drag into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A drag out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that the system cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch up inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A change of the value by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of a button, or the return key of a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A button is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text was changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field resigned first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key of a text field was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The events that an app defines itself.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates states from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// Highlighted by a touch.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The states of the app's own.
    public static let application = State(rawValue: 0xFF_0000)
    /// The states that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
