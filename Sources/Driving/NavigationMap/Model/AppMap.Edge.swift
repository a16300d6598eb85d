import HeadlessUIKit

extension AppMap {
  /// A way: an act on an element, or an event from outside, and the screen it led to.
  public struct Edge: Equatable, Codable, Sendable {
    /// The effect of an act on the navigation.
    public enum Effect: String, CaseIterable, Codable, Sendable {
      /// A screen was pushed onto its stack.
      case pushed
      /// A screen or an alert was presented.
      case presented
      /// Another tab was selected.
      case switched
      /// A screen was popped, or a screen or an alert was dismissed.
      case dismissed
      /// The window's root, or the content of a stack or container, was replaced.
      case replaced
    }

    /// The identifier of the screen that the act was performed on; nil for an event from outside.
    public var from: String?

    /// The alert that the act was performed in; nil for the screen itself.
    public var fromAlert: String?

    /// The act.
    public var act: Act

    /// The identifier of the screen that the act led to.
    public var to: String

    /// The alert that the act led to; nil for the screen itself.
    public var toAlert: String?

    /// The effect on the navigation.
    public var effect: Effect

    /// The number of times that the way was walked.
    public var count = 1

    /// The app's mistakes on the way.
    public var faults: [String] = []

    /// Whether the scripts of `--cover` walk the way; true without them.
    public var isCovered = true

    /// Creates a way that was walked once.
    public init(
      from: String?, fromAlert: String? = nil, _ act: Act, to: String, toAlert: String? = nil,
      _ effect: Effect
    ) {
      self.from = from
      self.fromAlert = fromAlert
      self.act = act
      self.to = to
      self.toAlert = toAlert
      self.effect = effect
    }
  }

  /// The act that made a way.
  public struct Act: Equatable, Codable, Sendable {
    /// The kind of an event from outside.
    public enum Outside: String, CaseIterable, Codable, Sendable {
      case launch, link, push, shortcut, system
    }

    /// The word of the act in the script language, such as `tap` or `swipe back`.
    public var gesture: String

    /// The element that the act touched; nil for a gesture on the whole screen.
    public var element: Element?

    /// The kind of the event; nil for an act of the person at the phone.
    public var outside: Outside?

    /// The link, the notification's text, the shortcut's type or the system's event.
    public var text: String?

    /// Whether the act was performed on an earlier screen, and the way was taken later by itself.
    public var isLater = false

    /// Creates an act on the screen.
    public init(_ gesture: String, on element: Element? = nil) {
      self.gesture = gesture
      self.element = element
    }

    /// Creates an event from outside.
    public init(_ gesture: String, _ outside: Outside, _ text: String? = nil) {
      self.gesture = gesture
      self.outside = outside
      self.text = text
    }
  }
}

extension AppMap.Act {
  /// The act in words: `tap button "Sign in"`, `link crew://shifts`, `later, after tap "Next"`.
  public var description: String {
    if let outside { return [outside.rawValue, text].compactMap { $0 }.joined(separator: " ") }
    let words = [gesture, element.map(\.described)].compactMap { $0 }.joined(separator: " ")
    return isLater ? "later, after \(words)" : words
  }

  /// The text by which the act is told from others.
  var key: String {
    [
      isLater ? "later" : "", gesture, element?.key ?? "", outside?.rawValue ?? "", text ?? "",
    ].joined(separator: "|")
  }
}

extension AppMap.Element {
  /// The type and the label, as a script would name the element.
  var described: String {
    if type == .cell { return "cell" }
    let name = label.isEmpty ? identifier ?? "" : label
    return name.isEmpty ? type.rawValue : "\(type.rawValue) \"\(name)\""
  }
}

extension AppMap.Edge {
  /// The text by which the way is told from others.
  ///
  /// The screen that an event from outside meets, and so its effect, may differ from time to time.
  var key: String {
    let ends = [from ?? "", fromAlert ?? "", act.key, to, toAlert ?? ""]
    return (ends + [from == nil ? "" : effect.rawValue]).joined(separator: "|")
  }
}
