// swift-format-ignore-file
import FirebaseAnalytics
import FirebaseAuth
import FirebaseDatabase
import FirebaseFirestore
import FirebaseRemoteConfig
import FirebaseStorage
import UIKit

/// The entries of a guest book, which Firestore keeps, with the number of likes and a photo.
final class EntriesViewController: UITableViewController {
  private let user: User
  private let entries = Firestore.firestore().collection("entries")
  private let likes = Database.database().reference(withPath: "likes")
  private let photo = Storage.storage().reference().child("photos/hall.png")
  private let config = RemoteConfig.remoteConfig()
  private let field = UITextField()
  private let note = UILabel()
  private var shown: [(entry: Entry, isWaiting: Bool)] = []
  private var registrations: [ListenerRegistration] = []
  private var likesHandle: DatabaseHandle?

  init(user: User) {
    self.user = user
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { return nil }

  deinit {
    registrations.forEach { $0.remove() }
    if let handle = likesHandle { likes.removeObserver(withHandle: handle) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    config.setDefaults(["title": "Guest book" as NSObject])
    title = config.configValue(forKey: "title").stringValue
    field.placeholder = "Your words"
    tableView.tableHeaderView = field
    tableView.tableFooterView = note
    let titles: [(String, Selector)] = [("Write", #selector(write)), ("Like", #selector(like)), ("Photo", #selector(send)), ("Leave", #selector(leave))]
    navigationItem.rightBarButtonItems = titles.map { UIBarButtonItem(title: $0.0, style: .plain, target: self, action: $0.1) }
    observe()
    config.fetchAndActivate { [weak self] _, _ in
      DispatchQueue.main.async { self?.title = self?.config["title"].stringValue }
    }
  }

  private func observe() {
    let counting = entries.order(by: "createdAt").addSnapshotListener { snapshot, _ in
      Analytics.logEvent("count", parameters: ["entries": snapshot?.count ?? 0])
    }
    let showing = entries.order(by: "createdAt").addSnapshotListener(includeMetadataChanges: true) { [weak self] snapshot, error in
      guard let self = self, let snapshot = snapshot else { return }
      self.shown = snapshot.documents.compactMap { document in
        (try? document.data(as: Entry.self)).map { ($0, document.metadata.hasPendingWrites) }
      }
      self.tableView.reloadData()
    }
    registrations = [counting, showing]
    likesHandle = likes.observe(.value) { [weak self] snapshot in
      self?.navigationItem.prompt = "\(snapshot.value as? Int ?? 0) likes"
    }
  }

  @objc private func write() {
    let entry = Entry(text: field.text ?? "", author: user.displayName ?? "Somebody")
    do {
      _ = try entries.addDocument(from: entry) { [weak self] error in
        self?.note.text = error.map { "Not kept: \($0.localizedDescription)" } ?? "Kept"
      }
      Analytics.logEvent("write", parameters: ["length": entry.text.count])
    } catch {
      note.text = "\(error)"
    }
  }

  @objc private func like() {
    likes.runTransactionBlock({ data in
      data.value = (data.value as? Int ?? 0) + 1
      return TransactionResult.success(withValue: data)
    }, andCompletionBlock: { [weak self] error, committed, snapshot in
      self?.note.text = error?.localizedDescription ?? "Liked \(committed), \(snapshot?.value as? Int ?? 0)"
    })
  }

  @objc private func send() {
    Task { [weak self, photo] in
      do {
        let metadata = StorageMetadata()
        metadata.contentType = "image/png"
        let kept = try await photo.putDataAsync(Data([1, 2, 3]), metadata: metadata)
        let url = try await photo.downloadURL()
        self?.note.text = "\(kept.size) bytes at \(url.lastPathComponent)"
      } catch {
        self?.note.text = (error as NSError).domain
      }
    }
  }

  @objc private func leave() {
    do { try Auth.auth().signOut() } catch { note.text = error.localizedDescription }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (entry, isWaiting) = shown[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = entry.text
    cell.detailTextLabel?.text = isWaiting ? "on its way" : entry.author
    return cell
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete, let id = shown[indexPath.row].entry.id else { return }
    entries.document(id).delete()
  }
}
