import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

/// A list whose rows each ask twice at once whether to delete them, which UIKit refuses.
private final class PantryViewController: UITableViewController {
  private let items = ["Milk", "Rye bread", "12 eggs"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    for _ in 0..<2 { ask(items[indexPath.row]) }
  }

  private func ask(_ item: String) {
    let alert = UIAlertController(
      title: "Delete \(item)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

private final class PantryAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { PantryViewController() }
}

@Suite("Alerts that quote data")
struct ShownDataTests {
  private func screen(_ elements: (ElementType, String)...) -> Screen {
    Screen(elements: elements.map { Screen.Element(type: $0, label: $1) })
  }

  @Test("a mistake that every row makes is one fault, whatever the alert's title quotes")
  func rows() throws {
    let result = try Exploration(PantryAppDelegate.self, faults: []).explore(for: .states(30))
    #expect(result.faults.map(\.rule) == ["finding"])
    #expect(result.faults.map(\.subject).first?.contains("alert \"Delete …?\"") == true)
  }

  @Test("titles of alerts lose rows, texts and numbers; other words and buttons stay")
  func titles() {
    let data = ShownData(
      screen((.cell, "Rye bread"), (.staticText, "Rye"), (.button, "Delete"), (.cell, "Pay")))
    let titles = [
      "Delete Rye bread?": "Delete …?", "Delete Rye?": "Delete …?", "Delete it": "Delete it",
      "Room 12 is full": "Room … is full", "Repay Paypal": "Repay Paypal", "Pay": "Pay",
      "R2D2": "R2D2",
    ]
    for (title, expected) in titles {
      #expect(data.removed(from: "the alert \"\(title)\"") == "the alert \"\(expected)\"")
    }
    #expect(
      data.removed(from: "cell \"Rye bread\", action sheet \"Rye bread 3\"")
        == "cell \"Rye bread\", action sheet \"… …\"")
  }
}
