/// A tree of plain values, such as a screen's props or JSON.
public enum PropsValue: Equatable, Sendable {
  /// The absence of a value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// A text.
  case string(String)
  /// A list.
  case list([PropsValue])
  /// Named values, in the order of their declaration.
  case object([Member])

  /// A named value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var name: String

    /// The value.
    public var value: PropsValue

    /// Creates a named value.
    public init(_ name: String, _ value: PropsValue) {
      self.name = name
      self.value = value
    }
  }
}

/// A path into a tree of plain values, such as `messages[0].body` or `messages.count`.
public struct PropsPath: Hashable, Sendable, CustomStringConvertible {
  /// A step of a path.
  public enum Step: Hashable, Sendable {
    /// The value of a member.
    case member(String)
    /// The list element at an index.
    case index(Int)
    /// The number of list elements, members or characters.
    case count
  }

  /// The steps; empty for the whole tree.
  public var steps: [Step]

  /// Creates a path.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The path in the script language, which begins with `props`.
  public var description: String {
    steps.reduce("props") { text, step in
      switch step {
      case .member(let name): "\(text).\(name)"
      case .index(let index): "\(text)[\(index)]"
      case .count: "\(text).count"
      }
    }
  }
}
