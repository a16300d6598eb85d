/// An entry of a menu: an action, or a menu of its own.
open class UIMenuElement {
  /// What an entry looks like and allows.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Is dangerous.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is out of sight.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an entry shows a mark.
  nonisolated public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A mark.
    case on
    /// A mark for some of several.
    case mixed
  }

  /// What the entry says.
  open var title: String

  /// What the entry says below its title.
  open var subtitle: String?

  /// The entry's picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A list of entries to choose from.
open class UIMenu: UIMenuElement {
  /// How a menu shows in another.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries show among the outer menu's.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Is dangerous.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry at a time is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How the menu shows in another.
  public let options: Options

  /// The entries.
  open private(set) var children: [UIMenuElement]

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// A menu like this one with other entries.
  public final func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
  }
}

/// A part of a menu that is made when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// A part that a closure gives; what it gives at once is shown.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// A part that a closure gives anew each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// What the closure gives before it returns.
  final var elements: [UIMenuElement] {
    var given: [UIMenuElement] = []
    provider { given = $0 }
    return given
  }
}

extension UIMenu {
  /// The actions in sight: those of menus in it and of parts made late too.
  final var visibleActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.visibleActions }
      if let late = element as? UIDeferredMenuElement {
        return UIMenu(children: late.elements).visibleActions
      }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
        return []
      }
      return [action]
    }
  }
}
