/// A view that takes input from the keyboard.
protocol KeyboardTarget: UIView {
  /// A Boolean value that indicates whether editing ends without asking the delegate.
  var isForcedToEnd: Bool { get set }

  /// Inserts the text of a key.
  func press(_ key: String)

  /// Presses the delete key.
  func pressDelete()

  /// Presses the return key; returns false if it is disabled.
  func pressReturn() -> Bool
}

/// The keyboard of a device, whose keys go to the first responder.
enum Keyboard {
  /// Makes a view first responder, as a tap does.
  static func focus(_ view: some KeyboardTarget) throws(Refusal) {
    guard !view.isFirstResponder, !view.becomeFirstResponder() else { return }
    throw Refusal(
      "\(view.elementName) does not take the keyboard: its delegate, or the one who has it, refuses."
    )
  }

  /// Types key by key into the first responder, which may change between keys.
  static func type(_ text: String) throws(Refusal) {
    for character in text {
      guard let target = UIApplication.shared.firstResponder as? any KeyboardTarget else {
        throw Refusal(
          "the keyboard went away while \"\(text)\" was typed, before \"\(character)\".")
      }
      switch character {
      case "\u{8}", "\u{7F}": target.pressDelete()
      case "\n", "\r\n": try pressReturn(in: target)
      default: target.press(String(character))
      }
    }
  }

  /// Presses the return key; refused if it is disabled.
  static func pressReturn(in target: some KeyboardTarget) throws(Refusal) {
    guard target.pressReturn() else {
      throw Refusal("the return key of \(target.elementName) is disabled while the field is empty.")
    }
  }
}
