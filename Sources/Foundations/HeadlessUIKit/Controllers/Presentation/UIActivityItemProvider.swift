/// An item of a share sheet that is made when an activity asks for it.
///
/// UIKit makes it on a background queue; here it is made at once.
open class UIActivityItemProvider: UIActivityItemSource {
  /// The object that stands for the item before it is made.
  public final let placeholderItem: Any?

  /// The type of the activity that asks; nil before one does.
  public private(set) final var activityType: UIActivity.ActivityType?

  /// Creates a provider with an object that stands for the item.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item; the object that stands for it, unless overridden.
  open var item: Any { placeholderItem as Any }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem as Any }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
