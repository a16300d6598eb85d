/// What kind of thing a view is to VoiceOver; several traits can hold at once.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits of these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// Acts when activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads somewhere else.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums the screen up.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Takes no touches for now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is where one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches without VoiceOver's help.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Heads a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
}
