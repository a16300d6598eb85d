/// A tree of plain values: what a screen was rendered from, or JSON.
public enum PropsValue: Equatable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// A list.
  case list([PropsValue])
  /// Named values, in the order they were declared.
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

/// A way into a tree of plain values: `messages[0].body`, `messages.count`.
public struct PropsPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// Into a named value.
    case member(String)
    /// Into a list, from 0.
    case index(Int)
    /// To the number of things in a list, an object or a text.
    case count
  }

  /// The steps; none is the whole tree.
  public var steps: [Step]

  /// Creates a path.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The path as a script writes it, with `props` before it.
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
