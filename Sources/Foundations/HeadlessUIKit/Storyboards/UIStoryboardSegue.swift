/// A transition from one screen to another that a storyboard describes.
open class UIStoryboardSegue: SelectorTarget {
  /// The identifier of the segue; nil for none.
  public final let identifier: String?
  /// The screen that the segue starts from.
  public final let source: UIViewController
  /// The screen that the segue shows.
  public final let destination: UIViewController

  var performHandler: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue with a closure that performs it.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Creates a segue of a class that a storyboard names; a subclass inherits it.
  public required convenience init(
    inStoryboard identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Returns the method with a name; overridden by the tables that `rehearse port` writes.
  open func rehearsalMethod(for selector: Selector) -> SelectorMethod? { nil }

  /// Assigns a value to an outlet; overridden by the tables that `rehearse port` writes.
  open func rehearsalSet(_ value: Any?, forKey key: String) -> Bool { false }

  /// Shows the destination; a subclass shows it in its own way.
  open func perform() { performHandler?() }
}
