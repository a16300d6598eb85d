// swift-format-ignore-file
import UIKit

/// The rooms behind the stage, each of which shows something with a library of others.
final class BackstageViewController: UITableViewController {
  private let rooms: [(name: String, make: () -> UIViewController)] = [
    ("Loading", { LoadingViewController() }), ("Toasts", { ToastsViewController() }),
    ("Skeletons", { SkeletonsViewController() }), ("Messages", { MessagesViewController() }),
    ("Sheets", { SheetsViewController() }), ("Pages", { PagesViewController() }),
    ("Calendar", { CalendarViewController() }), ("Slides", { SlidesViewController() }),
    ("Tags", { TagsViewController() }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Backstage"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "room")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rooms.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: indexPath)
    cell.textLabel?.text = rooms[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let room = rooms[indexPath.row].make()
    room.title = rooms[indexPath.row].name
    navigationController?.pushViewController(room, animated: true)
  }
}

extension UIViewController {
  /// Adds a button to the view.
  func addButton(_ title: String, _ action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
