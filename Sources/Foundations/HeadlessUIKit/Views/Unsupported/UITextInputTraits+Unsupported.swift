/// The type of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Default, ASCII, numbers and punctuation, URL, digits, phone, or name and phone.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// E-mail, decimal, social, web search, or ASCII digits.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The type of a return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// The default key or one with a word.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The automatic capitalization.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, words, sentences or all characters.
  case none, words, sentences, allCharacters
}

/// The automatic correction.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// Default, no or yes.
  case `default`, no, yes
}

/// The conversion of quotation marks to curly ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// Default, no or yes.
  case `default`, no, yes
}

/// The conversion of two hyphens to a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// Default, no or yes.
  case `default`, no, yes
}

/// The automatic insertion and deletion of spaces.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Default, no or yes.
  case `default`, no, yes
}

/// The appearance of the keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// Default, dark or light.
  case `default`, dark, light
}

/// The spell checking.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// Default, no or yes.
  case `default`, no, yes
}

/// The meaning of a text, for AutoFill.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw string.
  public let rawValue: String

  /// Creates a meaning from its raw string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A state or region.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A date or time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
