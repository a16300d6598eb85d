// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// The values of a contact.
struct ContactValues {
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var note = ""
  var birthday: DateComponents? = nil
  var imageData: Data? = nil
  var contactType: CNContactType = .person
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
}

/// A person or an organization, with the properties that were asked for.
///
/// Reading another one is a finding: on a phone it ends the app.
open class CNContact: NSObject, KeyValueReadable {
  public let identifier: String
  var values: ContactValues
  /// The properties that were asked for; nil for all.
  let keys: Set<String>?

  public override init() {
    identifier = Ported.uuid.uuidString
    values = ContactValues()
    keys = nil
  }

  init(_ identifier: String, _ values: ContactValues, keys: Set<String>?) {
    self.identifier = identifier
    self.values = values
    self.keys = keys
  }

  open var namePrefix: String { read("namePrefix", \.namePrefix) }
  open var givenName: String { read("givenName", \.givenName) }
  open var middleName: String { read("middleName", \.middleName) }
  open var familyName: String { read("familyName", \.familyName) }
  open var nameSuffix: String { read("nameSuffix", \.nameSuffix) }
  open var nickname: String { read("nickname", \.nickname) }
  open var organizationName: String { read("organizationName", \.organizationName) }
  open var departmentName: String { read("departmentName", \.departmentName) }
  open var jobTitle: String { read("jobTitle", \.jobTitle) }
  open var note: String { read("note", \.note) }
  open var birthday: DateComponents? { read("birthday", \.birthday) }
  open var imageData: Data? { read("imageData", \.imageData) }
  open var contactType: CNContactType { read("contactType", \.contactType) }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read("phoneNumbers", \.phoneNumbers) }
  open var emailAddresses: [CNLabeledValue<NSString>] { read("emailAddresses", \.emailAddresses) }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    read("postalAddresses", \.postalAddresses)
  }
  open var urlAddresses: [CNLabeledValue<NSString>] { read("urlAddresses", \.urlAddresses) }
  open var dates: [CNLabeledValue<NSDateComponents>] { read("dates", \.dates) }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    read("instantMessageAddresses", \.instantMessageAddresses)
  }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    read("socialProfiles", \.socialProfiles)
  }
  open var thumbnailImageData: Data? { read("thumbnailImageData", \.imageData) }
  open var imageDataAvailable: Bool { read("imageDataAvailable", \.imageData) != nil }

  private func read<Value>(_ key: String, _ path: KeyPath<ContactValues, Value>) -> Value {
    if !isKeyAvailable(key) {
      Device.current.findings.report(
        Finding.Kind(rawValue: "contacts"),
        "A property was not requested when contact was fetched: \(key). "
          + "Name it in keysToFetch: a phone ends the app with CNPropertyNotFetchedException.")
    }
    return values[keyPath: path]
  }

  /// The value that a predicate's format names.
  public func rehearsalValue(named name: String) -> Any? {
    name == "identifier" ? identifier : Mirror(reflecting: values).descendant(name)
  }

  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) != false }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    names(of: keyDescriptors).allSatisfy(isKeyAvailable)
  }

  open func isUnifiedWithContact(withIdentifier identifier: String) -> Bool {
    identifier == self.identifier
  }

  open class func localizedString(forKey key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  open class func predicateForContacts(
    matchingName name: String
  ) -> HeadlessFoundation.NSPredicate {
    predicate { contact in
      let words = "\(contact.values.givenName) \(contact.values.familyName)".lowercased()
        .split(separator: " ")
      return name.lowercased().split(separator: " ").allSatisfy { word in
        words.contains { $0.hasPrefix(word) }
      }
    }
  }

  open class func predicateForContacts(
    withIdentifiers identifiers: [String]
  ) -> HeadlessFoundation.NSPredicate { predicate { identifiers.contains($0.identifier) } }

  open class func predicateForContacts(
    matching phoneNumber: CNPhoneNumber
  ) -> HeadlessFoundation.NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return predicate {
      $0.values.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits }
    }
  }

  open class func predicateForContacts(
    matchingEmailAddress emailAddress: String
  ) -> HeadlessFoundation.NSPredicate {
    predicate {
      $0.values.emailAddresses.contains { "\($0.value)".lowercased() == emailAddress.lowercased() }
    }
  }

  private static func predicate(
    _ test: @escaping (CNContact) -> Bool
  ) -> HeadlessFoundation.NSPredicate {
    HeadlessFoundation.NSPredicate(block: { object, _ in (object as? CNContact).map(test) ?? false }
    )
  }

  nonisolated open override func mutableCopy() -> Any {
    MainActor.assumeIsolated { CNMutableContact(identifier, values, keys: keys) }
  }
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { CNContact(identifier, values, keys: keys) }
  }
}

/// A contact that can be changed, and saved by a request.
open class CNMutableContact: CNContact {
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { values.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { values.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { values.imageData = newValue }
  }
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values.contactType = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { values.dates = newValue }
  }
}
