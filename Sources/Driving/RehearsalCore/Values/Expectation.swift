/// What should be seen, and by when.
public struct Expectation: Equatable, Sendable {
  /// How long virtual time may pass before an expectation must hold, unless said otherwise.
  public static let usualLimit = Duration.seconds(5)

  /// What should be seen.
  public var subject: Subject

  /// Whether it should be absent instead.
  public var isNegated = false

  /// How long virtual time may pass until it holds; zero allows none.
  public var limit = usualLimit

  /// How long it must stay absent; for negated expectations only.
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
  /// What an expectation is about.
  public enum Subject: Equatable, Sendable {
    /// The screen's name: its controller's type without `ViewController`.
    case screen(String)
    /// The screen's title.
    case title(String)
    /// An element is there; for a text alone, the text is on the screen.
    case element(ElementQuery)
    /// An element is in a state, or is not.
    case state(ElementQuery, ElementState, is: Bool)
    /// An attribute of an element has a value.
    case attribute(ElementQuery, ElementAttribute, String)
    /// So many elements are there.
    case count(ElementQuery, Comparison, Int)
    /// An alert with this title or message is up; nil for any.
    case alert(String?)
    /// An action sheet with this title or message is up; nil for any.
    case sheet(String?)
    /// A banner with this text is up; nil for any.
    case banner(String?)
    /// The screens on the visible navigation stack, from its root.
    case path([String])
    /// A value in what the screen was rendered from.
    case props(PropsPath, Comparison, PropsValue)
    /// A request was sent since the scene began.
    case request(method: String, path: String, json: PropsValue?)
    /// A key of the storage compares with a text; with nil, it holds anything.
    case storage(key: String, Comparison, String?)
    /// An event of that name is in the log.
    case event(String)
    /// A coordinator of that name is in the tree: its type without `Coordinator`.
    case coordinator(String)
    /// Something that left still lives.
    case leaks
    /// The app made mistakes.
    case findings
    /// The screen equals the one kept under this name.
    case snapshot(String)
  }
}

/// A state an element can be in.
public enum ElementState: String, CaseIterable, Codable, Sendable {
  /// It can be used.
  case enabled
  /// It is there but cannot be used.
  case disabled
  /// It is the chosen one.
  case selected
  /// Typing goes into it.
  case focused
  /// A switch that is on.
  case on
  /// A switch that is off.
  case off
}

/// An attribute of an element that can be compared.
public enum ElementAttribute: String, CaseIterable, Codable, Sendable {
  /// What it holds.
  case value
  /// What it is called.
  case label
  /// What stands in it while it holds nothing.
  case placeholder
}

/// How two values are compared.
public enum Comparison: String, CaseIterable, Codable, Sendable {
  /// They are equal.
  case equal = "=="
  /// They differ.
  case notEqual = "!="
  /// The first is less.
  case less = "<"
  /// The first is not more.
  case atMost = "<="
  /// The first is more.
  case greater = ">"
  /// The first is not less.
  case atLeast = ">="
  /// The first has the second in it.
  case contains
  /// The first matches the second, a regular expression.
  case matches
}
