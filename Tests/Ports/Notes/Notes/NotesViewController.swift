import CoreData
import NotesUI
import UIKit

final class NotesViewController: ListController {
  private let store: NoteStore
  private lazy var results = store.list("")
  private lazy var uploader = Uploader { [weak self] text in self?.subtitle = text }

  init(store: NoteStore) {
    self.store = store
    super.init(style: .plain)
    title = Bundle.main.object(forInfoDictionaryKey: "NotesTitle") as? String
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Upload", style: .plain, target: self, action: #selector(upload))
    navigationItem.rightBarButtonItems?.append(
      UIBarButtonItem(
        image: UIImage(resource: .Icons.link), style: .plain, target: self,
        action: #selector(showAbout)))
    view.tintColor = .accent
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    show("")
  }

  private func show(_ search: String) {
    results = store.list(search)
    results.delegate = self
    try? results.performFetch()
    tableView.reloadData()
  }

  override func add() {
    let alert = UIAlertController(title: "New note", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Text" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.store.add(alert?.textFields?.first?.text ?? "")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func showAbout() {
    navigationController?.pushViewController(AboutViewController(), animated: true)
  }

  @objc private func upload() {
    let texts = (results.fetchedObjects ?? []).compactMap(\.text)
    guard uploader.send(texts.joined(separator: "\n")) else { return }
    store.importNotes(["Uploaded \(texts.count)"])
  }
}

extension NotesViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let note = results.object(at: indexPath)
    cell.textLabel?.text = (note.isPinned ? "★ " : "") + (note.text ?? "")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    results.object(at: indexPath).isPinned.toggle()
    store.save()
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    store.context.delete(results.object(at: indexPath))
    store.save()
  }
}

extension NotesViewController: NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { tableView.reloadData() }
}

extension NotesViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    show(searchController.searchBar.text ?? "")
  }
}
