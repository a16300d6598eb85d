// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported public import Contacts
public import HeadlessFoundation
public import HeadlessUIKit

/// A property of a contact that was picked.
open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?

  init(_ contact: CNContact, _ key: String) {
    self.contact = contact
    self.key = key
    let (values, label): ([Any], String?) =
      switch key {
      case CNContactPhoneNumbersKey:
        (contact.phoneNumbers.map(\.value), contact.phoneNumbers.first?.label)
      case CNContactEmailAddressesKey:
        (contact.emailAddresses.map(\.value), contact.emailAddresses.first?.label)
      default: ([], nil)
      }
    value = values.first
    self.label = label
    identifier = nil
  }
}

/// The delegate of a picker.
///
/// A tap calls the first of these that the delegate has: one contact, several contacts, a property.
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) { contactPicker(picker, didSelect: [contact]) }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {
    guard let contact = contacts.first else { return }
    let key = picker.displayedPropertyKeys?.first ?? CNContactPhoneNumbersKey
    contactPicker(picker, didSelect: CNContactProperty(contact, key))
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}

/// The list of the contacts, of which a tap picks one; it needs no authorization.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: HeadlessFoundation.NSPredicate?
  open var predicateForSelectionOfContact: HeadlessFoundation.NSPredicate?
  open var predicateForSelectionOfProperty: HeadlessFoundation.NSPredicate?

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Contacts")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    view.addSubview(bar)
    for contact in CNContact.all { add(contact) }
  }

  private func add(_ contact: CNContact) {
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
    let button = UIButton(
      primaryAction: UIAction(title: name) { [weak self] _ in self?.pick(contact) })
    button.isEnabled = predicateForEnablingContact?.evaluate(with: contact) != false
    view.addSubview(button)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }

  private func pick(_ contact: CNContact) {
    dismiss(animated: true)
    if predicateForSelectionOfContact?.evaluate(with: contact) == false {
      let key = displayedPropertyKeys?.first ?? CNContactPhoneNumbersKey
      delegate?.contactPicker(self, didSelect: CNContactProperty(contact, key))
    } else {
      delegate?.contactPicker(self, didSelect: contact)
    }
  }
}

/// The delegate of a contact's screen.
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// A contact with its numbers and addresses; a new one has fields, `Done` and `Cancel`.
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [Any]?
  open var alternateName: String?
  open var message: String?
  open var shouldShowLinkedContacts = false
  open private(set) var contact: CNContact
  private let isNew: Bool
  private let fields = ["First name", "Last name", "Phone"].map { name in
    let field = UITextField()
    field.placeholder = name
    return field
  }

  public init(for contact: CNContact) {
    self.contact = contact
    isNew = false
    super.init(nibName: nil, bundle: nil)
  }

  public init(forNewContact contact: CNContact?) {
    self.contact = contact ?? CNMutableContact()
    isNew = true
    super.init(nibName: nil, bundle: nil)
    title = "New Contact"
  }

  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  public required init?(coder: NSCoder) { nil }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys(
      and: CNContactFormatter.descriptorForRequiredKeys(for: .fullName))
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNew ? addFields() : addTexts()
  }

  private func addTexts() {
    let name = CNContactFormatter.string(from: contact, style: .fullName)
    let numbers = contact.phoneNumbers.map(\.value.stringValue)
    let addresses = contact.emailAddresses.map { "\($0.value)" }
    title = name
    for text in [name, alternateName, message].compactMap({ $0 }) + numbers + addresses {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
  }

  private func addFields() {
    fields[0].text = contact.givenName
    fields[1].text = contact.familyName
    fields[2].text = contact.phoneNumbers.first?.value.stringValue
    fields.forEach(view.addSubview)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  private func save() {
    guard let new = contact.mutableCopy() as? CNMutableContact else { return }
    new.givenName = fields[0].text ?? ""
    new.familyName = fields[1].text ?? ""
    if let number = fields[2].text, !number.isEmpty {
      new.phoneNumbers = [
        CNLabeledValue(
          label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: number))
      ]
    }
    CNContact.add(new)
    finish(new)
  }

  private func finish(_ contact: CNContact?) {
    delegate?.contactViewController(self, didCompleteWith: contact)
  }
}
