// swift-format-ignore-file
import Contacts
import ContactsUI
import CoreSpotlight
import UIKit

/// The members, read from the contacts.
final class MembersViewController: UITableViewController, CNContactPickerDelegate, CNContactViewControllerDelegate {
  private let store = CNContactStore()
  private var members = [CNContact]()

  init() {
    super.init(style: .plain)
    title = "Members"
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Invite", style: .plain, target: self, action: #selector(invite))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    NotificationCenter.default.addObserver(
      self, selector: #selector(load), name: .CNContactStoreDidChange, object: nil)
    store.requestAccess(for: .contacts) { [weak self] isAllowed, error in
      DispatchQueue.main.async {
        if isAllowed { self?.load() } else { self?.navigationItem.prompt = error?.localizedDescription }
      }
    }
  }

  @objc private func load() {
    let keys: [CNKeyDescriptor] = [
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactPhoneNumbersKey as CNKeyDescriptor,
    ]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = .familyName
    members = []
    try? store.enumerateContacts(with: request) { contact, stop in self.members.append(contact) }
    tableView.reloadData()
    let items = members.map { member -> CSSearchableItem in
      let attributes = CSSearchableItemAttributeSet(itemContentType: "public.contact")
      attributes.title = member.givenName
      return CSSearchableItem(uniqueIdentifier: member.identifier, domainIdentifier: "members", attributeSet: attributes)
    }
    CSSearchableIndex.default().indexSearchableItems(items) { error in
      if let error = error { print(error) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let member = members[indexPath.row]
    cell.textLabel?.text = CNContactFormatter.string(from: member, style: .fullName)
    cell.detailTextLabel?.text = member.phoneNumbers.map { label in
      "\(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: label.label ?? "")) \(label.value.stringValue)"
    }.joined()
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let member = members[indexPath.row].mutableCopy() as? CNMutableContact else { return }
    let request = CNSaveRequest()
    request.delete(member)
    try? store.execute(request)
  }

  /// The address was not asked for: a phone ends the app.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationItem.prompt = "\(members[indexPath.row].emailAddresses.count) addresses"
  }

  @objc private func invite() {
    let picker = CNContactPickerViewController()
    picker.delegate = self
    picker.predicateForEnablingContact = NSPredicate(format: "familyName != 'Öz'")
    present(picker, animated: true)
  }

  @objc private func add() {
    let contact = CNMutableContact()
    contact.givenName = "Dora"
    let screen = CNContactViewController(forNewContact: contact)
    screen.delegate = self
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    navigationItem.prompt = "Invited \(contact.givenName)"
  }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { navigationItem.prompt = "Nobody invited" }

  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    viewController.dismiss(animated: true)
    if contact != nil { load() }
  }
}
