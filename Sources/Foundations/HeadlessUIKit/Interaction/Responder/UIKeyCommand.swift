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
open class UICommand: UIMenuElement {
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

  final func perform() { handler(self) }
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
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    ) { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
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
  /// Presses a keyboard shortcut.
  ///
  /// The commands are searched along the responder chain, from the first responder, or else from the
  /// screen in front (*observed*).
  package final func press(
    _ input: String, _ modifierFlags: UIKeyModifierFlags = []
  ) throws(Refusal) {
    guard let command = keyCommand(input, modifierFlags) else {
      let screen = topViewController?.screenName ?? "an empty window"
      throw Refusal("no responder of \(screen) has a key command for \"\(input)\".")
    }
    guard !command.attributes.contains(.disabled) else {
      throw Refusal("the key command \"\(command.title)\" is disabled.")
    }
    command.perform()
  }

  private final func keyCommand(
    _ input: String, _ modifierFlags: UIKeyModifierFlags
  ) -> UIKeyCommand? {
    var responder = firstResponder ?? topViewController
    while let current = responder {
      if let command = current.keyCommands?.first(where: {
        $0.input == input && $0.modifierFlags == modifierFlags
      }) {
        return command
      }
      responder = current.next
    }
    return nil
  }
}
