/// A menu element that a person chooses to perform it: an action or a command.
public protocol UIMenuLeaf: UIMenuElement {
  /// A longer title.
  var discoverabilityTitle: String? { get set }

  /// The attributes: disabled, destructive or hidden, for example.
  var attributes: UIMenuElement.Attributes { get set }

  /// The state of the check mark.
  var state: UIMenuElement.State { get set }

  /// Performs the element for a sender.
  func performWithSender(_ sender: AnyObject?, target: AnyObject?)
}
