/// An element of a menu: an action or a submenu.
open class UIMenuElement: HeadlessObject {
  /// The attributes of a menu element.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates attributes from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The check mark of a menu element.
  nonisolated public enum State: Int, Sendable {
    /// No check mark.
    case off
    /// A check mark.
    case on
    /// A mixed state.
    case mixed
  }

  /// The title.
  open var title: String

  /// The subtitle.
  open var subtitle: String?

  /// The image.
  open var image: UIImage?

  /// The identifier by which UI tests find the element.
  open var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu of actions and submenus.
open class UIMenu: UIMenuElement {
  /// The options of a menu.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt

    /// Creates options from a raw bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements appear inside the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at a time is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size of a menu's elements; stored, without effect.
  nonisolated public enum ElementSize: Int, Sendable {
    /// A size of the elements.
    case small, medium, large
    /// The size that fits the menu's place.
    case automatic = -1
  }

  /// The preferred size of the elements; stored, without effect.
  open var preferredElementSize = ElementSize.automatic

  /// The identifier, which is the menu's own unless the app gives one.
  public let identifier: Identifier

  /// The options.
  public let options: Options

  /// The elements.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? .next()
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a copy of the menu with other elements.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

extension UIMenu {
  /// The visible actions, including those of submenus and those that deferred elements gave before.
  final var visibleActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.visibleActions }
      if let deferred = element as? UIDeferredMenuElement {
        return UIMenu(children: deferred.cachedElements ?? []).visibleActions
      }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }

  /// Sets an action on and the others off, if the menu allows a single selection.
  final func select(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}
