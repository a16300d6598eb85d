import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

/// A list with rows that can be deleted, but for the last one, and a page for each row.
private final class ShelfViewController: UITableViewController {
  private var rows = ["Atlas", "Novel", "Shelf"]
  private var openedCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { rows[indexPath.row] == "Shelf" ? .none : .delete }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    openedCount += 1
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = rows[indexPath.row]
    let button = UIButton(type: .system)
    button.setTitle("Read \(openedCount)", for: .normal)
    button.addTarget(page, for: .primaryActionTriggered) { page in
      button.isEnabled = false
      page.title = "Read"
    }
    page.view.addSubview(button)
    navigationController?.pushViewController(page, animated: true)
  }
}

@Suite("Exploration of acts that are refused")
struct RefusedActTests {
  private final class ShelfAppDelegate: RootAppDelegate {
    override func makeRoot() -> UIViewController {
      UINavigationController(rootViewController: ShelfViewController())
    }
  }

  @Test("a refused swipe that closes another row's actions ends the walk, and no state is lost")
  func closedActions() throws {
    let result = try Exploration(ShelfAppDelegate.self, faults: []).explore(for: .states(200))
    #expect(result.faults.map(\.message) == [])
    #expect(result.lost == 0)
  }
}
