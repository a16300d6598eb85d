public import HeadlessUIKit
import RehearsalCore

extension AppMap {
  /// A screen of the map, with its elements as they once stood.
  public struct Screen: Equatable, Codable, Sendable {
    /// The kind of container that shows a screen.
    public enum Style: String, CaseIterable, Codable, Sendable {
      /// The window's root, or a presentation that covers the window.
      case full
      /// A sheet, which can be pulled down.
      case sheet
      /// A popover or another presentation that leaves the screen beneath visible.
      case popover
    }

    /// The identifier: the name, with a mark of its content if screens are told apart by props.
    public var id: String

    /// The name: the controller's type without `ViewController`.
    public var name: String

    /// The title; nil if it has none.
    public var title: String?

    /// The coordinators that the screen belongs to, the outermost flow first.
    public var flow: [String] = []

    /// The kind of container that shows the screen.
    public var style = Style.full

    /// The number of times that the screen was reached.
    public var visits = 0

    /// The elements, in reading order.
    public var elements: [Element] = []

    /// The alerts and action sheets that were shown on the screen.
    public var alerts: [Alert] = []

    /// All texts that were seen on the screen and its alerts.
    public var texts: [String] = []

    /// The app's mistakes and failed expectations on the screen.
    public var faults: [String] = []

    /// Whether the scripts of `--cover` reach the screen; true without them.
    public var isCovered = true

    /// Creates a screen without elements.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// An element on a screen of the map.
  public struct Element: Equatable, Codable, Sendable {
    /// The element's type, as in XCUITest.
    public var type: ElementType

    /// The accessibility label.
    public var label = ""

    /// The accessibility identifier.
    public var identifier: String?

    /// The value, such as `on`.
    public var value: String?

    /// The placeholder of a text field.
    public var placeholder: String?

    /// Whether the element is enabled.
    public var isEnabled = true

    /// Whether the element is selected.
    public var isSelected = false

    /// The number of elements that contain this one.
    public var depth = 0

    /// Creates an element.
    public init(_ type: ElementType, _ label: String = "") {
      self.type = type
      self.label = label
    }
  }
}

extension AppMap.Element {
  /// The text by which a way from the element is known: rows of lists are of one kind.
  var key: String {
    type == .cell ? "cell" : "\(type.rawValue) \(identifier ?? label)"
  }

  init(_ element: RehearsalCore.Screen.Element) {
    self.init(element.type, element.label)
    identifier = element.identifier
    value = element.value?.isEmpty == true ? nil : element.value
    placeholder = element.placeholder
    isEnabled = element.isEnabled
    isSelected = element.isSelected
    depth = element.depth
  }
}

extension AppMap {
  /// An alert or action sheet on a screen of the map.
  public struct Alert: Equatable, Codable, Sendable {
    /// The title.
    public var title: String?

    /// The message.
    public var message: String?

    /// The titles of the buttons.
    public var buttons: [String]

    /// Whether it is an action sheet.
    public var isActionSheet = false

    /// The text by which the alert is known: its title, or else its message.
    public var name: String { title ?? message ?? "" }

    /// Creates an alert.
    public init(
      title: String?, message: String? = nil, buttons: [String], isActionSheet: Bool = false
    ) {
      self.title = title
      self.message = message
      self.buttons = buttons
      self.isActionSheet = isActionSheet
    }
  }
}

extension AppMap.Alert {
  init(_ alert: RehearsalCore.Screen.Alert) {
    self.init(
      title: alert.title, message: alert.message, buttons: alert.buttons,
      isActionSheet: alert.isActionSheet)
  }
}

extension ElementType {
  /// Whether a person types into elements of the type.
  var isField: Bool {
    [.textField, .secureTextField, .searchField, .textView].contains(self)
  }
}
