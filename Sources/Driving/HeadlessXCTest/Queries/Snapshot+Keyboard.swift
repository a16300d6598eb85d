import HeadlessUIKit

extension Snapshot {
  /// The characters that keys type; the letters of both states of the shift key have keys at once.
  private static let characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-/:;()$&@\".,?!'"
    .map(String.init)

  /// Adds the keyboard: its keys, then the return key.
  mutating func addKeyboard(_ returnKey: UIReturnKeyType) {
    add(.keyboard, label: "", depth: 2, target: .keyboard) { snapshot in
      for character in Self.characters {
        snapshot.add(.key, label: character, depth: 3, target: .key(character))
      }
      snapshot.add(.key, label: "space", depth: 3, target: .key(" "))
      snapshot.add(.key, label: "delete", depth: 3, target: .key(XCUIKeyboardKey.delete.rawValue))
      let name = Self.name(of: returnKey)
      snapshot.add(
        .button, label: name.lowercased(), identifier: name, title: "Return", depth: 3,
        target: .returnKey)
    }
  }

  private static func name(of returnKey: UIReturnKeyType) -> String {
    switch returnKey {
    case .default: "Return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }
}
