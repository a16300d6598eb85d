public import HeadlessUIKit

/// What a person sees at one moment, and what it was rendered from, as a value.
public struct Screen: Equatable, Codable, Sendable {
  /// The version of this value's JSON.
  public static let currentVersion = 1

  /// The version of the JSON it was read from, or would be written as.
  public var version = currentVersion

  /// The app's name.
  public var app: String

  /// The controller's type without `ViewController`; empty while nothing is shown.
  public var name: String

  /// The title in the navigation bar, or the controller's own.
  public var title: String?

  /// The names of the screens on the visible navigation stack, from its root to this one.
  public var path: [String]

  /// What the screen was rendered from; nil where the screen does not tell.
  public var props: PropsValue?

  /// What is on the screen, in reading order.
  public var elements: [Element]

  /// The alert or action sheet that is up.
  public var alert: Alert?

  /// The notification banner that is up.
  public var banner: Banner?

  /// What will happen by itself, soonest first.
  public var pending: [Pending]
}

extension Screen {
  /// One element on the screen.
  public struct Element: Equatable, Codable, Sendable {
    /// What XCUITest would call it.
    public var type: ElementType

    /// Its accessibility identifier.
    public var identifier: String?

    /// What it is called.
    public var label: String

    /// What it holds.
    public var value: String?

    /// What stands in it while it holds nothing.
    public var placeholder: String?

    /// Whether it can be used.
    public var isEnabled: Bool

    /// Whether it is the chosen one.
    public var isSelected: Bool

    /// Whether typing goes into it.
    public var hasFocus: Bool

    /// How many elements it lies in: 0 for one that lies on the screen itself.
    public var depth: Int

    /// Whether something that is up keeps a finger from it: an alert, a sheet.
    public var isCovered: Bool
  }

  /// An alert, or an action sheet.
  public struct Alert: Equatable, Codable, Sendable {
    /// Its title.
    public var title: String?

    /// Its message.
    public var message: String?

    /// The titles of its buttons.
    public var buttons: [String]

    /// Whether it is an action sheet.
    public var isActionSheet: Bool
  }

  /// A notification banner.
  public struct Banner: Equatable, Codable, Sendable {
    /// Its text.
    public var text: String
  }

  /// Something that will happen by itself.
  public struct Pending: Equatable, Codable, Sendable {
    /// In how many nanoseconds.
    public var nanoseconds: Int64

    /// What it is: `request POST /session`.
    public var purpose: String

    /// Where it was scheduled: `Module/File.swift:12`.
    public var origin: String
  }
}
