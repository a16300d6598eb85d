/// The buttons beside the suggestions of the keyboard; stored, without effect: a phone shows none.
open class UITextInputAssistantItem: NSObject {
  /// The groups on the leading side.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups on the trailing side.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether a person may hide the buttons.
  open var allowsHidingShortcuts = true
}

extension UIView {
  /// The buttons beside the suggestions of the keyboard; stored, without effect.
  public final var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = stored(nil) { return item }
    let made = UITextInputAssistantItem()
    store(made)
    return made
  }
}
