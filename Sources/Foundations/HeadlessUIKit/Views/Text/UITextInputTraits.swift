/// The keyboard input traits of a text view; only secure entry and the return key's enabling have
/// an effect.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The type of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The meaning of the text, for AutoFill.
  var textContentType: UITextContentType! { get set }
  /// A Boolean value that indicates whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
}
