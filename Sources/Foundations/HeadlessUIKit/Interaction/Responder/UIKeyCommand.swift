/// The modifier keys of a keyboard shortcut.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bit mask.
  public let rawValue: Int

  /// Creates flags from a raw bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command of a menu.
open class UICommand: UIMenuElement, UIMenuLeaf {
  private let handler: (UICommand) -> Void

  /// A longer title; stored, without effect.
  open var discoverabilityTitle: String?

  /// The attributes of the command; a disabled one does nothing.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command's check mark.
  open var state: UIMenuElement.State

  /// Creates a command with a handler in place of a selector.
  public init(
    title: String = "", image: UIImage? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UICommand) -> Void
  ) {
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Creates a command that calls the method of a selector along the responder chain.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: Self.sender(of: action))
  }

  /// Returns a handler that calls the method of a selector along the responder chain.
  fileprivate static func sender(of action: Selector) -> (UICommand) -> Void {
    { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
  }

  /// Calls the handler.
  public final func performWithSender(_ sender: AnyObject?, target: AnyObject? = nil) {
    handler(self)
  }
}

/// Another title and action of a command while modifier keys are held; there are none, as menus are tapped.
open class UICommandAlternate: HeadlessObject {
  /// The title.
  public final let title: String
  /// The method that is called.
  public final let action: Selector
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// A keyboard shortcut of a responder.
open class UIKeyCommand: UICommand {
  /// The key; nil for modifiers alone.
  public final let input: String?

  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags

  /// Whether the shortcut goes before the system's; stored, without effect.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a shortcut with a handler in place of a selector.
  public init(
    title: String = "", image: UIImage? = nil, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UICommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// Creates a shortcut that calls a method by its selector through the responder chain.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: Self.sender(of: action))
  }

  /// Creates a shortcut that calls a method by its selector through the responder chain.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The page up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The end key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The delete key.
  nonisolated public static let inputDelete = "\u{8}"
}

extension UIViewController {
  /// Adds a keyboard shortcut.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    bars.keyCommands = (bars.keyCommands ?? []) + [keyCommand]
  }

  /// Removes a keyboard shortcut.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    bars.keyCommands?.removeAll { $0 === keyCommand }
  }
}

extension UIApplication {
  /// The key commands along the responder chain; of equal keys the one that is met first.
  ///
  /// The chain begins at the first responder, or else at the screen in front (*observed*).
  package final var reachableKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var responder = firstResponder ?? topViewController
    while let current = responder {
      for command in current.keyCommands ?? [] where !commands.contains(where: command.hasKeys) {
        commands.append(command)
      }
      responder = current.next
    }
    return commands
  }
}

extension UIKeyCommand {
  fileprivate final func hasKeys(of other: UIKeyCommand) -> Bool {
    input == other.input && modifierFlags == other.modifierFlags
  }
}
