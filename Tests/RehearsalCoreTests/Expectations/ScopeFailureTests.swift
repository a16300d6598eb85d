import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with a button for an alert, one for a sheet, and a table.
private final class DeskAppDelegate: RootAppDelegate {
  static var rows = 2

  override func makeRoot() -> UIViewController { DeskViewController() }
}

private final class DeskViewController: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Ask") { [weak self] in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for title in ["Yes", "No"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
      self?.present(alert, animated: false)
    }
    add("Sheet") { [weak self] in
      let sheet = UIViewController()
      sheet.view.addSubview(UIButton())
      self?.present(sheet, animated: false)
    }
    let table = UITableView()
    table.dataSource = self
    view.addSubview(table)
  }

  private func add(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    DeskAppDelegate.rows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@Suite("Texts of failed expectations within a part of the screen")
struct ScopeFailureTests {
  /// Returns what a failure says was seen, and what is nearest.
  private func text(
    _ query: ElementQuery, rows: Int = 2, after taps: String...
  ) throws -> [String?] {
    DeskAppDelegate.rows = rows
    let session = try Session(DeskAppDelegate.self)
    try session.launch()
    for tap in taps { try session.perform(.tap(ElementQuery(tap))) }
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(Expectation(.element(query), within: .zero))
    }
    return [failure?.seen, failure?.nearest]
  }

  private func cell(_ index: Int) -> ElementQuery.Scope {
    .element(ElementQuery(type: .cell, index: index))
  }

  @Test("an element that an alert lacks is told with the elements of the alert alone")
  func alert() throws {
    #expect(
      try text(ElementQuery("Yse", in: .alert), after: "Ask") == [
        #"not in alert, which has "Sure?", "Yes", "No""#, "Yes",
      ])
  }

  @Test("without an alert, what is on the screen is told")
  func noAlert() throws {
    #expect(
      try text(ElementQuery("Yes", in: .alert)) == [
        #"not on Desk, which has "Ask", "Sheet", "Row 0", "Row 1""#, nil,
      ])
  }

  @Test("a sheet whose elements have no names has nothing to tell")
  func emptySheet() throws {
    #expect(try text(ElementQuery("Yes", in: .sheet), after: "Sheet") == ["nothing in sheet", nil])
  }

  @Test("an element that a cell lacks is told with the elements of the cell alone")
  func inCell() throws {
    #expect(
      try text(ElementQuery("Row 0", in: cell(2))) == [
        #"not in cell 2, which has "Row 1""#, "Row 1",
      ]
    )
  }

  @Test(
    "a cell beyond the last is told with the number of cells",
    arguments: [(1, "is 1 cell"), (2, "are 2 cells")])
  func missingCell(rows: Int, count: String) throws {
    #expect(
      try text(ElementQuery("Row 0", in: cell(3)), rows: rows) == [
        "there is no cell 3: there \(count)", nil,
      ])
  }

  @Test("a cell out of view is told with the remedy")
  func cellOutOfView() throws {
    #expect(
      try text(ElementQuery("Row 0", in: cell(50)), rows: 60) == [
        "cell 50 is one of 60 cells, but out of view: `scroll to cell 50` shows it", nil,
      ])
  }

  @Test("a named element that is not there is told with what is there")
  func missingElement() throws {
    let outer = ElementQuery("Row 3", type: .cell)
    #expect(
      try text(ElementQuery("Buy", in: .element(outer))) == [
        #"there is no cell "Row 3": it is not on Desk, which has "Ask", "Sheet", "Row 0", "Row 1""#,
        "Row 0",
      ])
  }
}
