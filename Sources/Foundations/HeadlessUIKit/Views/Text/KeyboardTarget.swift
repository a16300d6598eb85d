/// A view that takes keys from the keyboard.
protocol KeyboardTarget: UIView {
  /// Whether it gives the keyboard up without asking anybody, because it is made to.
  var isForcedToEnd: Bool { get set }

  /// Takes a key that writes something.
  func press(_ key: String)

  /// Takes the delete key.
  func pressDelete()

  /// Takes the return key; returns whether it may be pressed now.
  func pressReturn() -> Bool
}

/// The keyboard of a device: keys go to whoever has it at that moment.
enum Keyboard {
  /// Gives a view the keyboard, as a tap on it does.
  static func focus(_ view: some KeyboardTarget) throws(Refusal) {
    guard !view.isFirstResponder, !view.becomeFirstResponder() else { return }
    throw Refusal(
      "\(view.elementName) does not take the keyboard: its delegate, or the one who has it, refuses."
    )
  }

  /// Types key by key into whatever has the keyboard; a field may pass it on in the middle.
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

  /// Presses the return key; refused where it is disabled.
  static func pressReturn(in target: some KeyboardTarget) throws(Refusal) {
    guard target.pressReturn() else {
      throw Refusal("the return key of \(target.elementName) is disabled while the field is empty.")
    }
  }
}
