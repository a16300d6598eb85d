/// Which keys a keyboard shows first.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Letters, ASCII letters, numbers with signs, addresses of the web, digits, or numbers to call.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Addresses of people, decimals, messages, searches, or ASCII digits.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a return key says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return, or the word.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters become capital by themselves.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of a word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, or said otherwise.
  case `default`, no, yes
}

/// Whether quotation marks are made round; kept for the vocabulary.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it, no, or yes.
  case `default`, no, yes
}

/// Whether two hyphens become a dash; kept for the vocabulary.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system has it, no, or yes.
  case `default`, no, yes
}

/// Whether spaces come and go by themselves; kept for the vocabulary.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it, no, or yes.
  case `default`, no, yes
}

/// Light or dark keys; kept for the vocabulary.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system has it, dark, or light.
  case `default`, dark, light
}

/// Whether spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, or said otherwise.
  case `default`, no, yes
}

/// What a text means, for the system to fill in.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// A meaning named by its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A post code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
