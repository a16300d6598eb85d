import HeadlessUIKit
import RehearsalCore
import Testing

/// A list of a hundred rows with a name.
private final class Rows: NSObject, UITableViewDataSource {
  private let name: String

  init(_ name: String) { self.name = name }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(name) \(indexPath.row)"
    return cell
  }
}

@Suite("The search of lists for an element")
struct ListSearchTests {
  private let sources = [Rows("a"), Rows("b")]

  /// Scrolls two lists until a text is on the screen, and returns which rows of four are then.
  private func rows(after text: String) throws -> [String] {
    let session = try waitingSession { screen in
      for source in sources {
        let table = UITableView()
        table.dataSource = source
        screen.view.addSubview(table)
      }
    }
    func isThere(_ text: String) -> Bool { session.screen.elements.contains { $0.label == text } }
    session.scrollLists { isThere(text) }
    return ["a 0", "a 90", "b 0", "b 90"].filter(isThere)
  }

  @Test("the first list stays at its end if it has the row, and the second one is left alone")
  func first() throws {
    #expect(try rows(after: "a 90") == ["a 90", "b 0"])
  }

  @Test("the first list is scrolled back if it lacks the row, and the second one is searched")
  func second() throws {
    #expect(try rows(after: "b 90") == ["a 0", "b 90"])
  }

  @Test("both lists are scrolled back if neither has the row")
  func neither() throws {
    #expect(try rows(after: "c 90") == ["a 0", "b 0"])
  }
}
