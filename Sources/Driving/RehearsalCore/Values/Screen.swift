public import HeadlessUIKit

/// A snapshot of the visible screen: its elements, and the props it was rendered from.
public struct Screen: Equatable, Codable, Sendable {
  /// The current version of this value's JSON.
  public static let currentVersion = 1

  /// The version of the JSON that the value was decoded from, or is encoded to.
  public var version = currentVersion

  /// The app's name.
  public var app: String

  /// The screen's name: its controller's type without `ViewController`; empty if there is no screen.
  public var name: String

  /// The title in the navigation bar, or else the controller's title.
  public var title: String?

  /// The names of the screens on the visible navigation stack, from its root to this one.
  public var path: [String]

  /// The values that the screen was rendered from; nil if the screen does not provide them.
  public var props: PropsValue?

  /// The elements on the screen, in reading order.
  public var elements: [Element]

  /// The presented alert or action sheet.
  public var alert: Alert?

  /// The visible notification banner.
  public var banner: Banner?

  /// Whether a menu is open, which the next touch beside it closes.
  public var hasOpenMenu = false

  /// The pending work, soonest first.
  public var pending: [Pending]

  /// The remarks on the last action, such as `tapped after 200 ms`; empty for most.
  public var remarks: [String] = []

  /// The number of cells that are scrolled out of view above the first one, if the screen has one list.
  ///
  /// The cells are counted from there where the screen is printed; no JSON has the number.
  package var cellsAbove = 0

  private enum CodingKeys: CodingKey {
    case version, app, name, title, path, props, elements, alert, banner, hasOpenMenu, pending
    case remarks
  }
}

extension Screen {
  /// One element on the screen.
  public struct Element: Equatable, Codable, Sendable {
    /// The element's type, as in XCUITest.
    public var type: ElementType

    /// The accessibility identifier.
    public var identifier: String?

    /// The accessibility label.
    public var label: String

    /// The value, such as a text field's text.
    public var value: String?

    /// The placeholder that is shown while the value is empty.
    public var placeholder: String?

    /// Whether the element is enabled.
    public var isEnabled: Bool

    /// Whether the element is selected.
    public var isSelected: Bool

    /// Whether the element has the keyboard focus.
    public var hasFocus: Bool

    /// The number of elements that contain this one.
    public var depth: Int

    /// Whether a presented alert or sheet keeps touches from the element.
    public var isCovered: Bool

    /// The names of the pictures beside its text, such as a checkmark, which no JSON has; nil for none.
    package var picture: String?

    private enum CodingKeys: CodingKey {
      case type, identifier, label, value, placeholder, isEnabled, isSelected, hasFocus, depth
      case isCovered
    }
  }

  /// An alert or action sheet.
  public struct Alert: Equatable, Codable, Sendable {
    /// The title.
    public var title: String?

    /// The message.
    public var message: String?

    /// The titles of the buttons.
    public var buttons: [String]

    /// Whether the alert is an action sheet.
    public var isActionSheet: Bool
  }

  /// A notification banner.
  public struct Banner: Equatable, Codable, Sendable {
    /// The text.
    public var text: String
  }

  /// A piece of work that is scheduled.
  public struct Pending: Equatable, Codable, Sendable {
    /// The nanoseconds until the work is due.
    public var nanoseconds: Int64

    /// The purpose of the work, such as `request POST /session`.
    public var purpose: String

    /// The source location that scheduled the work, such as `Module/File.swift:12`.
    public var origin: String
  }
}
