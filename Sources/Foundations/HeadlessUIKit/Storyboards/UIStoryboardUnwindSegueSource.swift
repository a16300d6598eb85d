/// The start of an unwind segue, for containers that choose among their children.
public final class UIStoryboardUnwindSegueSource: HeadlessObject {
  /// The controller that the segue comes from.
  public let source: UIViewController
  /// The action that the target has.
  public let unwindAction: Selector
  /// The sender of the segue.
  public let sender: Any?

  /// Creates the start of a segue.
  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}
