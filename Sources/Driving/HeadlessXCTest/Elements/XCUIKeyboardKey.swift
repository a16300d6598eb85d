import HeadlessUIKit

/// A key of the keyboard that has no character, for `typeText` and `typeKey`.
nonisolated public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that stands for the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The delete key.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\n")
  /// The enter key.
  public static let enter = XCUIKeyboardKey(rawValue: "\n")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The escape key.
  public static let escape = XCUIKeyboardKey(rawValue: UIKeyCommand.inputEscape)
  /// The up arrow key.
  public static let upArrow = XCUIKeyboardKey(rawValue: UIKeyCommand.inputUpArrow)
  /// The down arrow key.
  public static let downArrow = XCUIKeyboardKey(rawValue: UIKeyCommand.inputDownArrow)
  /// The left arrow key.
  public static let leftArrow = XCUIKeyboardKey(rawValue: UIKeyCommand.inputLeftArrow)
  /// The right arrow key.
  public static let rightArrow = XCUIKeyboardKey(rawValue: UIKeyCommand.inputRightArrow)
  /// The page up key.
  public static let pageUp = XCUIKeyboardKey(rawValue: UIKeyCommand.inputPageUp)
  /// The page down key.
  public static let pageDown = XCUIKeyboardKey(rawValue: UIKeyCommand.inputPageDown)
  /// The home key.
  public static let home = XCUIKeyboardKey(rawValue: UIKeyCommand.inputHome)
  /// The end key.
  public static let end = XCUIKeyboardKey(rawValue: UIKeyCommand.inputEnd)
}

extension XCUIElement {
  /// The modifier keys of a key press.
  nonisolated public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates flags from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
  }
}
