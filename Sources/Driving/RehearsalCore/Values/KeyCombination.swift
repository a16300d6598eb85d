public import HeadlessUIKit

/// A key of a hardware keyboard with its modifiers, such as `cmd+shift+n`.
public struct KeyCombination: Hashable, Sendable {
  /// The key as `UIKeyCommand.input` names it; a letter is in lower case.
  public let input: String

  /// The modifier keys.
  public let modifiers: UIKeyModifierFlags

  /// Creates a combination.
  public init(input: String, modifiers: UIKeyModifierFlags = []) {
    self.input = input.lowercasedKey
    self.modifiers = modifiers
  }

  /// Creates a combination from its text: modifiers, each followed by `+`, and one key.
  ///
  /// A key is a character or one of the names in ``keyNames``. Returns nil for any other text.
  public init?(_ text: String) {
    var rest = Substring(text)
    var modifiers: UIKeyModifierFlags = []
    while let plus = rest.dropFirst().firstIndex(of: "+"),
      rest.index(after: plus) != rest.endIndex
    {
      guard let flag = Self.flag(String(rest[..<plus]).lowercased()) else { return nil }
      modifiers.insert(flag)
      rest = rest[rest.index(after: plus)...]
    }
    guard let input = Self.inputs[rest.lowercased()] ?? Self.character(rest) else { return nil }
    self.init(input: input, modifiers: modifiers)
  }

  /// The names of the keys that type no visible character.
  public static let keyNames = names.map(\.name)

  /// The names of the modifier keys.
  public static let modifierNames = ["cmd", "ctrl", "alt", "shift"]
}

// MARK: Names

extension KeyCombination {
  private static let names: [(name: String, input: String)] =
    [
      ("up", UIKeyCommand.inputUpArrow), ("down", UIKeyCommand.inputDownArrow),
      ("left", UIKeyCommand.inputLeftArrow), ("right", UIKeyCommand.inputRightArrow),
      ("escape", UIKeyCommand.inputEscape), ("delete", UIKeyCommand.inputDelete),
      ("return", "\r"), ("tab", "\t"), ("space", " "),
      ("pageup", UIKeyCommand.inputPageUp), ("pagedown", UIKeyCommand.inputPageDown),
      ("home", UIKeyCommand.inputHome), ("end", UIKeyCommand.inputEnd),
    ] + (1...12).map { ("f\($0)", "UIKeyInputF\($0)") }

  private static let inputs = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.input) })

  private static let flags: [(names: [String], flag: UIKeyModifierFlags)] = [
    (["cmd", "command"], .command), (["ctrl", "control"], .control),
    (["alt", "option"], .alternate), (["shift"], .shift),
  ]

  private static func flag(_ name: String) -> UIKeyModifierFlags? {
    flags.first { $0.names.contains(name) }?.flag
  }

  private static func character(_ text: Substring) -> String? {
    text.count == 1 ? String(text) : nil
  }
}

extension KeyCombination: CustomStringConvertible {
  /// The text of the combination, its modifiers in a fixed order.
  public var description: String {
    let held = Self.flags.filter { modifiers.contains($0.flag) }.map { $0.names[0] }
    let key = Self.names.first { $0.input == input }?.name ?? input
    return (held + [key]).joined(separator: "+")
  }
}

extension String {
  /// The key in lower case, unless it is the name of a key.
  fileprivate var lowercasedKey: String { count == 1 ? lowercased() : self }
}
