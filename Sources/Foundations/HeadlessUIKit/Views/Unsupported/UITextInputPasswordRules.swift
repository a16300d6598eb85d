/// The rules for a new password.
public final class UITextInputPasswordRules: HeadlessObject {
  /// The rules in Apple's rule language.
  public let passwordRulesDescriptor: String

  /// Creates rules from their description in Apple's rule language.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
