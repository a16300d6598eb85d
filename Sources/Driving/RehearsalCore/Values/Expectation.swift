/// A condition that must hold within a limit of virtual time.
public struct Expectation: Equatable, Sendable {
  /// The default limit.
  public static let usualLimit = Duration.seconds(5)

  /// The condition.
  public var subject: Subject

  /// Whether the condition must not hold.
  public var isNegated = false

  /// The virtual time that may pass until the expectation is met; zero allows none.
  public var limit = usualLimit

  /// The virtual time for which a negated condition must keep failing.
  public var duration: Duration?

  /// Creates an expectation.
  public init(
    _ subject: Subject, isNegated: Bool = false, within limit: Duration = usualLimit,
    for duration: Duration? = nil
  ) {
    self.subject = subject
    self.isNegated = isNegated
    self.limit = limit
    self.duration = duration
  }
}

extension Expectation {
  /// The condition of an expectation.
  public enum Subject: Equatable, Sendable {
    /// The screen has this name: its controller's type without `ViewController`.
    case screen(String)
    /// The screen has this title.
    case title(String)
    /// An element is visible; for a query with only a text, the text may also be an element's value.
    case element(ElementQuery)
    /// An element is in a state, or is not.
    case state(ElementQuery, ElementState, is: Bool)
    /// An attribute of an element has a value.
    case attribute(ElementQuery, ElementAttribute, String)
    /// The number of matching elements compares with a number.
    case count(ElementQuery, Comparison, Int)
    /// An alert with this title or message is presented; nil for any.
    case alert(String?)
    /// An action sheet with this title or message is presented; nil for any.
    case sheet(String?)
    /// A banner with this text is visible; nil for any.
    case banner(String?)
    /// The screens on the visible navigation stack, from its root, have these names.
    case path([String])
    /// A value in the screen's props compares with a value.
    case props(PropsPath, Comparison, PropsValue)
    /// A request was sent since the scene began.
    case request(method: String, path: String, json: PropsValue?)
    /// A stored text compares with a text; for nil, the key exists.
    case storage(key: String, Comparison, String?)
    /// An event with this name is in the log.
    case event(String)
    /// A coordinator with this name is in the tree: its type without `Coordinator`.
    case coordinator(String)
    /// An object has leaked.
    case leaks
    /// The session has findings.
    case findings
  }
}

/// A state of an element.
public enum ElementState: String, CaseIterable, Codable, Sendable {
  /// The element is enabled.
  case enabled
  /// The element is disabled.
  case disabled
  /// The element is selected.
  case selected
  /// The element has the keyboard focus.
  case focused
  /// The switch is on.
  case on
  /// The switch is off.
  case off
}

/// A text attribute of an element.
public enum ElementAttribute: String, CaseIterable, Codable, Sendable {
  /// The value.
  case value
  /// The accessibility label.
  case label
  /// The placeholder.
  case placeholder
}

/// A comparison of two values.
public enum Comparison: String, CaseIterable, Codable, Sendable {
  /// The values are equal.
  case equal = "=="
  /// The values differ.
  case notEqual = "!="
  /// The first value is less than the second.
  case less = "<"
  /// The first value is at most the second.
  case atMost = "<="
  /// The first value is greater than the second.
  case greater = ">"
  /// The first value is at least the second.
  case atLeast = ">="
  /// The first value contains the second.
  case contains
  /// The first value has a match of the second, a regular expression.
  case matches
}
