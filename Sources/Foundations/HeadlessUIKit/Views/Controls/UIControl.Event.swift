extension UIControl {
  /// What can happen to a control; drags and multiple taps have no place here.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger went up inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed by a person's hand.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button did what it is for, or a text field's return key was pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A button is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field got the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text changed by a person's hand.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text field's return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at the moment.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus engine is on it.
    public static let focused = State(rawValue: 1 << 3)
  }
}
