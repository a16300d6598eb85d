// swift-format-ignore-file
import Contacts
import XCTest

@testable import Club

final class ContactTests: XCTestCase {
  private func person() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.namePrefix = "Dr."
    contact.givenName = "Cato"
    contact.middleName = "J."
    contact.familyName = "Visser"
    contact.nameSuffix = "Jr."
    contact.nickname = "Cat"
    contact.organizationName = "Club"
    contact.departmentName = "Water"
    contact.jobTitle = "Coach"
    contact.note = "left-handed"
    contact.contactType = .organization
    contact.birthday = DateComponents(year: 1990, month: 2, day: 3)
    contact.imageData = Data([1, 2])
    contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "https://club.example" as NSString)]
    contact.dates = [CNLabeledValue(label: CNLabelOther, value: NSDateComponents())]
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+31 20 555"))]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "cato@club.example" as NSString)]
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: CNPostalAddress())]
    return contact
  }

  func testACopyKeepsEveryPropertyAndChangesApart() throws {
    let contact = person()
    let copy = try XCTUnwrap(contact.copy() as? CNContact)
    XCTAssertEqual(
      [
        copy.namePrefix, copy.givenName, copy.middleName, copy.familyName, copy.nameSuffix, copy.nickname,
        copy.organizationName, copy.departmentName, copy.jobTitle, copy.note, copy.identifier,
      ],
      ["Dr.", "Cato", "J.", "Visser", "Jr.", "Cat", "Club", "Water", "Coach", "left-handed", contact.identifier])
    XCTAssertEqual(copy.contactType, .organization)
    XCTAssertEqual(copy.birthday, DateComponents(year: 1990, month: 2, day: 3))
    XCTAssertEqual([copy.imageData, copy.thumbnailImageData], [Data([1, 2]), Data([1, 2])])
    XCTAssertEqual([copy.imageDataAvailable, CNContact().imageDataAvailable], [true, false])
    XCTAssertEqual(
      [copy.phoneNumbers.count, copy.emailAddresses.count, copy.urlAddresses.count, copy.dates.count, copy.postalAddresses.count],
      [1, 1, 1, 1, 1])
    contact.givenName = "Dora"
    XCTAssertEqual(copy.givenName, "Cato")
    XCTAssertEqual([copy.isUnifiedWithContact(withIdentifier: contact.identifier), copy.isUnifiedWithContact(withIdentifier: "")], [true, false])
  }

  func testANameIsFormattedInOrderAndWithoutOneTheOrganizations() {
    let contact = person()
    XCTAssertEqual(CNContactFormatter.string(from: contact, style: .fullName), "Dr. Cato J. Visser Jr.")
    let (company, nobody) = (CNMutableContact(), CNContact())
    company.organizationName = "Club"
    XCTAssertEqual([company, nobody].map(CNContactFormatter().string), ["Club", nil])
    company.nickname = "The Club"
    XCTAssertEqual(CNContactFormatter().string(from: company), "The Club")
  }

  func testAnAddressIsFormattedInLinesWithoutEmptyOnes() {
    let address = CNMutablePostalAddress()
    address.street = "Dam 1"
    address.city = "Amsterdam"
    address.postalCode = "1012"
    XCTAssertEqual(CNPostalAddressFormatter.string(from: address, style: .mailingAddress), "Dam 1\nAmsterdam 1012")
    address.state = "NH"
    address.country = "Netherlands"
    address.isoCountryCode = "NL"
    address.subLocality = "Centre"
    address.subAdministrativeArea = "Region"
    XCTAssertEqual(CNPostalAddressFormatter().string(from: address), "Dam 1\nAmsterdam NH 1012\nNetherlands")
    XCTAssertEqual([address.isoCountryCode, address.subLocality, address.subAdministrativeArea], ["NL", "Centre", "Region"])
    XCTAssertEqual(CNPostalAddressFormatter().string(from: CNPostalAddress()), "")
  }

  func testALabelIsReadWithoutItsMarks() {
    XCTAssertEqual(
      [CNLabelHome, CNLabelPhoneNumberMobile, CNLabelEmailiCloud, "boat"].map { CNLabeledValue<NSString>.localizedString(forLabel: $0) },
      ["home", "mobile", "iCloud", "boat"])
    let value = CNLabeledValue(label: CNLabelHome, value: "a" as NSString)
    let (moved, changed) = (value.settingLabel(CNLabelWork), value.settingValue("b"))
    XCTAssertEqual([moved.label, changed.label], [CNLabelWork, CNLabelHome])
    XCTAssertEqual([moved.value, changed.value], ["a", "b"])
    XCTAssertEqual(CNContact.localizedString(forKey: CNContactGivenNameKey), "given name")
  }

  func testAPredicateFindsByNameNumberAddressAndIdentifier() throws {
    let (store, keys) = (CNContactStore(), [CNContactGivenNameKey as CNKeyDescriptor, CNContactIdentifierKey as CNKeyDescriptor])
    func names(_ predicate: NSPredicate) throws -> [String] {
      try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.givenName)
    }
    XCTAssertEqual(try names(CNContact.predicateForContacts(matchingName: "bak an")), ["Ann"])
    XCTAssertEqual(try names(CNContact.predicateForContacts(matchingName: "bak bi")), [])
    XCTAssertEqual(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "+31-20-555-0102"))), ["Bilal"])
    XCTAssertEqual(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "555-0102"))), [])
    XCTAssertEqual(try names(CNContact.predicateForContacts(matchingEmailAddress: "CHEN@crew.example")), ["Chen"])
    XCTAssertEqual(try names(CNContact.predicateForContacts(matchingEmailAddress: "chen@crew")), [])
    let all = try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: ""), keysToFetch: keys)
    XCTAssertEqual(all.map(\.givenName), ["Ann", "Bilal", "Chen"])
    XCTAssertEqual(try names(CNContact.predicateForContacts(withIdentifiers: [all[2].identifier])), ["Chen"])
    let one = try store.unifiedContact(withIdentifier: all[1].identifier, keysToFetch: keys)
    XCTAssertEqual(one.givenName, "Bilal")
    XCTAssertThrowsError(try store.unifiedContact(withIdentifier: "", keysToFetch: keys)) {
      XCTAssertEqual(($0 as? CNError)?.code, .recordDoesNotExist)
    }
  }

  func testAFetchSortsAndGivesContactsThatCanBeChanged() throws {
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey].map { $0 as CNKeyDescriptor }
    let request = CNContactFetchRequest(keysToFetch: keys)
    func names(_ order: CNContactSortOrder) throws -> [String] {
      request.sortOrder = order
      var names: [String] = []
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        names.append(contact.familyName)
        XCTAssertEqual(contact is CNMutableContact, request.mutableObjects)
        XCTAssertTrue(contact.areKeysAvailable(keys))
        XCTAssertFalse(contact.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
        XCTAssertFalse(contact.isKeyAvailable(CNContactNoteKey))
      }
      return names
    }
    XCTAssertEqual(try names(.givenName), ["Bakker", "Öz", "Wei"])
    request.mutableObjects = true
    XCTAssertEqual(try names(.familyName), ["Bakker", "Wei", "Öz"])
    request.predicate = CNContact.predicateForContacts(matchingName: "chen")
    XCTAssertEqual(try names(.none), ["Wei"])
  }

  func testAContactIsAddedOnceAndDeletedOnce() throws {
    let (store, contact) = (CNContactStore(), person())
    func run(_ change: (CNSaveRequest) -> Void) throws {
      let request = CNSaveRequest()
      change(request)
      try store.execute(request)
    }
    func count() throws -> Int {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(withIdentifiers: [contact.identifier]), keysToFetch: [CNContactNoteKey as CNKeyDescriptor]).count
    }
    try run { $0.add(contact, toContainerWithIdentifier: store.defaultContainerIdentifier()) }
    XCTAssertThrowsError(try run { $0.add(contact, toContainerWithIdentifier: nil) }) {
      XCTAssertEqual(($0 as? CNError)?.code, .insertedRecordAlreadyExists)
    }
    XCTAssertEqual(try count(), 1)
    try run { $0.delete(contact) }
    XCTAssertEqual(try count(), 0)
    XCTAssertThrowsError(try run { $0.update(contact) }) { XCTAssertEqual(($0 as? CNError)?.code, .recordDoesNotExist) }
  }

  func testACardOfACompanyIsReadAsItWasWritten() throws {
    let text = "TEL:1\nBEGIN:VCARD\nnonsense\nORG:Club\nTEL;TYPE=cell:555 1\nEMAIL:a@club.example\nEND:VCARD\nBEGIN:VCARD\nN:Solo\n"
    let read = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    XCTAssertEqual(read.map(\.organizationName), ["Club", ""])
    XCTAssertEqual(read.map(\.familyName), ["", "Solo"])
    XCTAssertEqual(read.map(\.givenName), ["", ""])
    XCTAssertEqual(read[0].phoneNumbers.map { [$0.label, $0.value.stringValue] }, [[CNLabelPhoneNumberMobile, "555 1"]])
    XCTAssertEqual(read[0].emailAddresses.map(\.label), [CNLabelHome])
    let written = String(decoding: try CNContactVCardSerialization.data(with: [read[0]]), as: UTF8.self)
    XCTAssertTrue(written.contains("\r\nORG:Club\r\nTEL:555 1\r\nEMAIL:a@club.example\r\nEND:VCARD\r\n"))
    let keys = CNContactVCardSerialization.descriptorForRequiredKeys(and: CNContactNoteKey as CNKeyDescriptor)
    XCTAssertTrue(read[0].areKeysAvailable([keys]))
  }
}
