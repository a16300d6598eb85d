import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Elements that can name a gesture of the views around them")
struct NamedGestureTests {
  /// Returns the gestures as text, each with the description of its element.
  private func gestures(_ fill: @escaping (WaitingViewController) -> Void) throws -> [String] {
    let session = try waitingSession(fill)
    let elements = session.screen.elements
    return session.offeredGestures.sorted { $0.key < $1.key }.map { index, gestures in
      let element = elements[index]
      let name = [element.label, element.identifier ?? "", element.placeholder ?? ""]
      return "\(element.type) \(name.joined(separator: "/")): \(gestures == .longPress)"
    }
  }

  private func press(_ view: UIView) {
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: view) { _ in })
  }

  @Test("a cell names its gesture, with and without a text", arguments: [nil, "Row"])
  func cells(text: String?) throws {
    let source = OneRow(text: text, change: press)
    let found = try gestures { screen in
      let table = UITableView()
      table.dataSource = source
      screen.view.addSubview(table)
    }
    #expect(found == ["cell \(text ?? "")//: true"])
  }

  @Test("a field without a label, an identifier and a placeholder names no gesture")
  func fields() throws {
    let found = try gestures { screen in
      let changes: [(UITextField) -> Void] = [
        { _ in }, { $0.placeholder = "" }, { $0.accessibilityIdentifier = "" },
        { $0.accessibilityIdentifier = "name" }, { $0.placeholder = "Name" },
        { $0.accessibilityLabel = "Name" },
      ]
      for change in changes {
        let (card, field) = (UIView(), UITextField())
        change(field)
        press(card)
        card.addSubview(field)
        screen.view.addSubview(card)
      }
    }
    #expect(
      found == [
        "textField /name/: true", "textField Name//Name: true", "textField Name//: true",
      ])
  }
}

/// The source of a table with one cell, which a test changes.
private final class OneRow: NSObject, UITableViewDataSource {
  private let text: String?
  private let change: (UIView) -> Void

  init(text: String?, change: @escaping (UIView) -> Void) {
    self.text = text
    self.change = change
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = text
    change(cell)
    return cell
  }
}
