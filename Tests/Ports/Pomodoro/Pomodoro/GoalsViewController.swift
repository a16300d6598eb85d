// swift-format-ignore-file
import RealmSwift
import UIKit

class GoalsViewController: UITableViewController, UISearchBarDelegate {
  let realm = try! Realm()
  private var goals: Results<Goal>!
  private var token: NotificationToken?
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Goals"
    searchBar.placeholder = "Find a goal"
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addGoal))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clear))
    show(realm.objects(Goal.self))
  }

  private func show(_ found: Results<Goal>) {
    goals = found.sorted(byKeyPath: "name")
    token = goals.observe { [weak self] (changes: RealmCollectionChange) in
      guard let tableView = self?.tableView else { return }
      switch changes {
      case .initial:
        tableView.reloadData()
      case .update(_, let deletions, let insertions, let modifications):
        tableView.beginUpdates()
        tableView.insertRows(at: insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        tableView.deleteRows(at: deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        tableView.reloadRows(at: modifications.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        tableView.endUpdates()
      case .error(let error):
        fatalError("\(error)")
      }
      self?.showProject()
    }
  }

  private func showProject() {
    guard let session = realm.objects(Session.self).last, let project = session.projects.first else {
      navigationItem.prompt = "No session"
      return
    }
    let minutes: Int = project.sessions.sum(ofProperty: "minutes")
    navigationItem.prompt = "\(project.label): \(project.sessions.count) sessions, \(minutes) min"
  }

  @objc private func addGoal() {
    let alert = UIAlertController(title: "New goal", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Keep", style: .default) { [unowned self, unowned alert] _ in
      let goal = Goal(name: alert.textFields?.first?.text ?? "")
      try! self.realm.write { self.realm.add(goal) }
    })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func clear() {
    try! realm.write { realm.deleteAll() }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let all = realm.objects(Goal.self)
    show(searchText.isEmpty ? all : all.filter("name CONTAINS[c] %@ AND mood == %@", searchText, Mood.fresh.rawValue))
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goals.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let goal = goals[indexPath.row]
    cell.textLabel?.text = "\(goal.name), \(goal.mood.rawValue)"
    cell.accessoryType = goal.doneAt == nil ? .none : .checkmark
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let goal = goals[indexPath.row]
    do {
      try realm.write {
        goal.doneAt = Date()
        goal.mood = .tired
        let project = realm.create(Project.self, value: ["name": "Work"], update: .modified)
        if project.sessions.count == 1 { project.isOpen = false }
        project.sessions.append(Session(value: ["minutes": 25, "goal": goal]))
      }
    } catch {
      print(error)
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      try! realm.write { realm.delete(goals[indexPath.row]) }
    }
  }
}
