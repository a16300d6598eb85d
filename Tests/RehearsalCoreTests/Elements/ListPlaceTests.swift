import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Cells out of view, by their number and text")
struct ListPlaceTests {
  private final class Rows: NumberedRows, UITableViewDelegate {
    private(set) var taps: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      taps.append(indexPath.row)
    }
  }

  private let rows = Rows(count: 100)

  private func launched(
    _ fill: @escaping (WaitingViewController) -> Void = { _ in }
  ) throws -> Session {
    try waitingSession { [rows] screen in
      fill(screen)
      let table = UITableView()
      table.dataSource = rows
      table.delegate = rows
      screen.view.addSubview(table)
    }
  }

  private func tap(_ query: ElementQuery, in session: Session) throws {
    try session.perform(.limited(.tap(query), within: .zero))
  }

  @Test("the first cell with a text, or with a part of it, is scrolled into view and tapped")
  func text() throws {
    let session = try launched()
    try tap(ElementQuery("Row 89", type: .cell, index: 1), in: session)
    try tap(ElementQuery(type: .cell, index: 1, containing: "w 50"), in: session)
    #expect(rows.taps == [89, 50])
  }

  @Test("a cell that was scrolled into view is expected by its place in the list")
  func expectedNumber() throws {
    let session = try launched()
    let (first, cell) = (
      ElementQuery(type: .cell, index: 1), ElementQuery(type: .cell, index: 90)
    )
    try session.perform(.scroll(to: cell))
    try session.expect(Expectation(.element(cell)))
    try session.expect(Expectation(.element(ElementQuery("Row 89", in: .element(cell)))))
    try session.expect(Expectation(.element(first), isNegated: true))
    try session.expect(
      Expectation(.element(ElementQuery("Row 0", in: .element(first))), isNegated: true))
  }

  @Test("a printed screen counts its cells from the start of the list that was scrolled")
  func printedNumber() throws {
    let session = try launched()
    try session.perform(.scroll(to: ElementQuery(type: .cell, index: 90)))
    let cells = session.screen.lines().filter { $0.contains("cell ") }
    #expect(cells.last == "  cell 90  Row 89")
    #expect(cells.first == "  cell 61  Row 60")
  }

  @Test("an element of a cell out of view is scrolled to and tapped")
  func inCell() throws {
    let session = try launched()
    let cell = ElementQuery(type: .cell, index: 90)
    try tap(ElementQuery("Row 89", in: .element(cell)), in: session)
    #expect(rows.taps == [89])
  }

  private final class Banners: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler([.banner])
    }
  }

  @Test("a row out of view is tapped while a banner is shown")
  func banner() throws {
    let banners = Banners()
    let session = try launched { _ in UNUserNotificationCenter.current().delegate = banners }
    try session.perform(.push(json: #"{"aps": {"alert": "New"}}"#))
    try session.expect(Expectation(.banner("New")))
    try tap(ElementQuery("Row 89", type: .cell), in: session)
    #expect(rows.taps == [89])
  }

  @Test("an element of the first cell is tapped after the list was scrolled down")
  func numberOfCell() throws {
    let session = try launched()
    try session.perform(.scroll(to: ElementQuery("Row 99", type: .cell)))
    let cell = ElementQuery(type: .cell, index: 1)
    try tap(ElementQuery("Row 0", in: .element(cell)), in: session)
    #expect(rows.taps == [0])
  }

  @Test("a row out of view is tapped while a field has a bar above its keyboard")
  func inputView() throws {
    let session = try launched { screen in
      let field = UITextField()
      field.accessibilityLabel = "Name"
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })]
      field.inputAccessoryView = bar
      screen.view.addSubview(field)
    }
    try session.perform(.tap(ElementQuery("Name")))
    #expect(session.screen.elements.contains { $0.label == "Done" })
    try tap(ElementQuery("Row 89", type: .cell), in: session)
    #expect(rows.taps == [89])
  }
}
