/// A menu element whose content is made when the menu is shown.
///
/// Until the content is there, the menu has the disabled entry "Loading…" in its place, as in UIKit.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool

  /// The elements that the closure gave first; nil before that, and for an uncached element.
  final private(set) var cachedElements: [UIMenuElement]?

  private init(
    isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Creates an element from a closure, which is called once; its elements are kept.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates an element whose closure is called each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, provider: elementProvider) }

  /// Calls back with the elements: at once if they are kept, else when the closure gives them.
  final func provide(to receive: @escaping ([UIMenuElement]) -> Void) {
    if let cachedElements { return receive(cachedElements) }
    provider { [weak self] elements in
      if let self, isCached { cachedElements = elements }
      receive(elements)
    }
  }
}
