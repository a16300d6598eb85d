/// What kind of keyboard a field asks for; nothing here but the secure entry changes what happens.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keys the keyboard shows first.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key can be pressed only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters become capital by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the text means, for the system to fill in.
  var textContentType: UITextContentType! { get set }
  /// Whether the text shows as dots.
  var isSecureTextEntry: Bool { get set }
}
