/// Something a control, a button's menu or a bar button does when chosen.
open class UIAction: UIMenuElement {
  /// What tells one action from another.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of it.
    public let rawValue: String

    /// An identifier of this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of this text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: (UIAction) -> Void

  /// What tells the action from others; a control keeps one action for each identifier and event.
  open private(set) var identifier: Identifier

  /// More to say about the action.
  open var discoverabilityTitle: String?

  /// Whether the action cannot be chosen, is dangerous, or is out of sight.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action shows a mark.
  open var state: UIMenuElement.State

  /// Who sent the action last.
  open internal(set) weak var sender: AnyObject?

  /// An action with a handler; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(rawValue: "")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Whether two actions stand for the same one on a control.
  final func matches(_ other: UIAction) -> Bool {
    self === other || !identifier.rawValue.isEmpty && identifier == other.identifier
  }

  /// Runs the handler for a sender.
  public final func performWithSender(_ sender: AnyObject?, target: AnyObject? = nil) {
    self.sender = sender
    handler(self)
  }
}
