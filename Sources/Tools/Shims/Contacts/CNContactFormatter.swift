// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

nonisolated public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
nonisolated public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Formats names, with the given name first.
open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName

  public override init() {}

  private static let keys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactTypeKey,
  ]

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { Keys(keys: keys) }

  /// The name of a person; without one, that of the organization.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
  }

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
}

/// Formats addresses in lines.
open class CNPostalAddressFormatter: NSObject {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  public override init() {}

  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    return [
      postalAddress.street, place.filter { !$0.isEmpty }.joined(separator: " "),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
}

/// Writes contacts as cards.
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    Keys(keys: [
      CNContactGivenNameKey, CNContactFamilyNameKey, CNContactOrganizationNameKey,
      CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
    ])
  }

  /// The properties of a card, and those of another descriptor.
  public static func descriptorForRequiredKeys(and other: any CNKeyDescriptor)
    -> any CNKeyDescriptor
  {
    Keys(keys: names(of: [descriptorForRequiredKeys(), other]).sorted())
  }

  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  private static func card(_ contact: CNContact) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    lines.append("N:\(contact.familyName);\(contact.givenName);;;")
    lines.append("FN:\(contact.givenName) \(contact.familyName)")
    if !contact.organizationName.isEmpty { lines.append("ORG:\(contact.organizationName)") }
    lines += contact.phoneNumbers.map { "TEL:\($0.value.stringValue)" }
    lines += contact.emailAddresses.map { "EMAIL:\($0.value)" }
    return (lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
  }

  /// Reads names, telephone numbers and email addresses.
  open class func contacts(with data: Data) throws -> [CNContact] {
    var contacts: [CNContact] = []
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...])
      switch line[..<colon].prefix(while: { $0 != ";" }).uppercased() {
      case "BEGIN": contacts.append(CNMutableContact())
      case let key: read(key, value, (contacts.last as? CNMutableContact))
      }
    }
    return contacts
  }

  private static func read(_ key: String, _ value: String, _ contact: CNMutableContact?) {
    guard let contact else { return }
    switch key {
    case "N":
      let names = value.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      contact.familyName = names.first ?? ""
      contact.givenName = names.dropFirst().first ?? ""
    case "ORG": contact.organizationName = value
    case "TEL":
      let number = CNPhoneNumber(stringValue: value)
      contact.phoneNumbers.append(
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number))
    case "EMAIL":
      contact.emailAddresses.append(
        CNLabeledValue(label: CNLabelHome, value: NSString(string: value)))
    default: break
    }
  }
}
