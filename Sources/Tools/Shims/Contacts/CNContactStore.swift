// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// The contacts of a session.
final class AddressBook {
  var contacts: [CNContact] = []

  static var current: AddressBook {
    Device.current.attached(AddressBook.self) {
      let book = AddressBook()
      let text = Device.current.storage["contacts"]?.text ?? people
      book.contacts = text.split(separator: ";").compactMap(contact)
      return book
    }
  }

  private static let people = """
    Ann Bakker +31 20 555 0101 ann@crew.example; Bilal Öz +31 20 555 0102 bilal@crew.example; \
    Chen Wei +31 20 555 0103 chen@crew.example
    """

  /// Reads a contact: names, digits of a telephone number, and addresses with `@`.
  private static func contact(_ text: Substring) -> CNContact? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let isNumber = { (word: Substring) in word.allSatisfy { $0.isNumber || "+()-".contains($0) } }
    let names = words.filter { !$0.contains("@") && !isNumber($0) }
    let number = words.filter(isNumber).joined(separator: " ")
    guard let given = names.first else { return nil }
    let contact = CNMutableContact()
    contact.givenName = String(given)
    contact.familyName = names.dropFirst().joined(separator: " ")
    if !number.isEmpty {
      contact.phoneNumbers = [
        CNLabeledValue(
          label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: number))
      ]
    }
    contact.emailAddresses = words.filter { $0.contains("@") }.map {
      CNLabeledValue(label: CNLabelHome, value: NSString(string: String($0)))
    }
    return contact
  }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  open var predicate: HeadlessFoundation.NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes that are saved together.
open class CNSaveRequest: NSObject {
  fileprivate var changes: [(AddressBook) throws -> Void] = []

  open var shouldRefetchContacts = true
  open var transactionAuthor: String?

  public override init() {}

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append { book in
      guard !book.contacts.contains(where: { $0.identifier == contact.identifier }) else {
        throw CNError(.insertedRecordAlreadyExists)
      }
      book.contacts.append(CNContact(contact.identifier, contact.values, keys: nil))
    }
  }

  open func update(_ contact: CNMutableContact) {
    changes.append { book in
      let place = book.contacts.firstIndex { $0.identifier == contact.identifier }
      guard let place else { throw CNError(.recordDoesNotExist) }
      book.contacts[place] = CNContact(contact.identifier, contact.values, keys: nil)
    }
  }

  open func delete(_ contact: CNMutableContact) {
    changes.append { book in
      let place = book.contacts.firstIndex { $0.identifier == contact.identifier }
      guard let place else { throw CNError(.recordDoesNotExist) }
      book.contacts.remove(at: place)
    }
  }
}

/// The contacts: three people, or those of `given storage contacts="Ann Bakker +31 6 1 ann@crew.example; Bo"`.
///
/// They are kept in memory until the app is launched again. The user agrees when asked, or
/// `given storage permission.contacts=denied` (`restricted`, `limited`).
open class CNContactStore: NSObject {
  private static let permission = Permission("contacts")
  private let book = AddressBook.current

  public override init() {}

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch permission.status {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    case "limited": .limited
    default: .authorized
    }
  }

  private static func ask() throws {
    permission.ask()
    guard isAllowed else { throw CNError(.authorizationDenied) }
  }

  private static var isAllowed: Bool {
    [.authorized, .limited].contains(authorizationStatus(for: .contacts))
  }

  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let failure = Result { try Self.ask() }
    Ported.async {
      switch failure {
      case .success: completionHandler(true, nil)
      case .failure(let error): completionHandler(false, error)
      }
    }
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try Self.ask()
    return true
  }

  open func defaultContainerIdentifier() -> String { "local" }

  // MARK: Reading

  /// A store that was not allowed to read asks by reading, as on a phone.
  open func unifiedContacts(
    matching predicate: HeadlessFoundation.NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try Self.ask()
    return book.contacts.filter { predicate.evaluate(with: $0) }.map { contact in
      CNContact(contact.identifier, contact.values, keys: names(of: keys))
    }
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let predicate = fetchRequest.predicate ?? HeadlessFoundation.NSPredicate(value: true)
    let found = try unifiedContacts(matching: predicate, keysToFetch: fetchRequest.keysToFetch)
    var stop = ObjCBool(false)
    for contact in sorted(found, fetchRequest.sortOrder) where !stop.boolValue {
      block(fetchRequest.mutableObjects ? contact.mutable : contact, &stop)
    }
  }

  private func sorted(_ contacts: [CNContact], _ order: CNContactSortOrder) -> [CNContact] {
    let name = { (contact: CNContact) in
      let names = [contact.values.givenName, contact.values.familyName]
      return (order == .givenName ? names : names.reversed()).joined(separator: " ")
    }
    guard order != .none else { return contacts }
    return contacts.enumerated()
      .sorted { (name($0.element), $0.offset) < (name($1.element), $1.offset) }.map(\.element)
  }

  // MARK: Writing

  /// Saves all changes, or none.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try Self.ask()
    let before = book.contacts
    do {
      for change in saveRequest.changes { try change(book) }
    } catch {
      book.contacts = before
      throw error
    }
    Ported.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }
}

extension CNContact {
  /// All contacts with all their properties, which the system's own screens show.
  public static var all: [CNContact] { AddressBook.current.contacts }

  /// Adds a contact, as the system's own screen does.
  public static func add(_ contact: CNContact) {
    AddressBook.current.contacts.append(CNContact(contact.identifier, contact.values, keys: nil))
  }

  fileprivate var mutable: CNMutableContact { CNMutableContact(identifier, values, keys: keys) }
}
