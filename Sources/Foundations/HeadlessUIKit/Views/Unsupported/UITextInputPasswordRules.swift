/// What a new password must be; kept for the vocabulary.
public final class UITextInputPasswordRules {
  /// The rules in Apple's language for them.
  public let passwordRulesDescriptor: String

  /// Rules in Apple's language for them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
