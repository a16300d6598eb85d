/// An action of a control, a menu or a bar button.
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: (UIAction) -> Void

  /// The identifier; a control keeps one action per identifier and event.
  open private(set) var identifier: Identifier

  /// A longer title; stored, without effect.
  open var discoverabilityTitle: String?

  /// The attributes of the action: disabled, destructive or hidden, for example.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action's check mark.
  open var state: UIMenuElement.State

  /// The last sender of the action.
  open internal(set) weak var sender: AnyObject?

  /// Creates an action with a handler; without an identifier the action is unique.
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

  /// Returns whether a control treats two actions as the same.
  final func matches(_ other: UIAction) -> Bool {
    self === other || !identifier.rawValue.isEmpty && identifier == other.identifier
  }

  /// Calls the handler for a sender.
  public final func performWithSender(_ sender: AnyObject?, target: AnyObject? = nil) {
    self.sender = sender
    handler(self)
  }
}

/// A closure that handles an action.
public typealias UIActionHandler = (UIAction) -> Void
