import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing
import VirtualTime

@Suite("Gestures on elements by their number, and their effects")
struct ElementGestureTests {
  private func rows(_ session: Session) -> [String] {
    let cells = session.screen.elements.filter { $0.type == .cell }.map(\.label)
    return [cells.first, cells.last].compactMap(\.self) + [String(cells.count)]
  }

  @Test("two taps on a button are two taps, also after one tap")
  func doubleTap() throws {
    let session = try waitingSession { screen in
      screen.addButton("A")
      screen.addButton("B")
    }
    try session.perform(.tap, onElement: 0)
    try session.perform(.doubleTap, onElement: 1)
    #expect(
      session.screen.props
        == .object([.init("taps", .list([.string("A"), .string("B"), .string("B")]))]))
  }

  @Test("a press and the swipes to both sides reach the recognisers of their own")
  func recognisers() throws {
    var seen: [String] = []
    let session = try waitingSession { screen in
      let card = UILabel()
      card.text = "Card"
      card.isUserInteractionEnabled = true
      card.addGestureRecognizer(
        UILongPressGestureRecognizer(target: card) { _ in seen.append("press") })
      for (name, direction) in [
        ("left", UISwipeGestureRecognizer.Direction.left), ("right", .right),
      ] {
        let swipe = UISwipeGestureRecognizer(target: card) { _ in seen.append(name) }
        swipe.direction = direction
        card.addGestureRecognizer(swipe)
      }
      screen.view.addSubview(card)
    }
    try session.perform(.swipeRight, onElement: 0)
    try session.perform(.swipeLeft, onElement: 0)
    try session.perform(.longPress, onElement: 0)
    // The recogniser of presses tells the beginning and the end.
    #expect(seen == ["right", "left", "press", "press"])
  }

  @Test("a scroll shows the next cells from the last visible one on, and up again as many")
  func scrolls() throws {
    let source = NumberedRows(count: 100)
    let session = try waitingSession { screen in
      let table = UITableView()
      table.dataSource = source
      screen.view.addSubview(table)
    }
    #expect(rows(session) == ["Row 0", "Row 29", "30"])
    // The second element is a cell of the list.
    try session.perform(.scrollDown, onElement: 1)
    #expect(rows(session) == ["Row 29", "Row 58", "30"])
    try session.perform(.scrollDown, onElement: 0)
    #expect(rows(session) == ["Row 58", "Row 87", "30"])
    try session.perform(.scrollDown, onElement: 0)
    #expect(rows(session) == ["Row 70", "Row 99", "30"])
    try session.perform(.scrollUp, onElement: 0)
    #expect(rows(session) == ["Row 41", "Row 70", "30"])
    try session.perform(.scrollUp, onElement: 1)
    try session.perform(.scrollUp, onElement: 0)
    #expect(rows(session) == ["Row 0", "Row 29", "30"])
  }

  @Test("a scroll up at the top of a list refreshes it, and lets its sheet stay")
  func refresh() throws {
    let source = NumberedRows(count: 3)
    var refreshes = 0
    let session = try waitingSession { screen in
      let show = screen.addButton("Show")
      show.addAction(
        UIAction { [weak screen] _ in
          let sheet = UITableViewController()
          sheet.title = "Sheet"
          sheet.tableView.dataSource = source
          let control = UIRefreshControl()
          control.addAction(
            UIAction { [unowned control] _ in
              refreshes += 1
              control.endRefreshing()
            }, for: .valueChanged)
          sheet.refreshControl = control
          screen?.present(sheet, animated: false)
        }, for: .primaryActionTriggered)
    }
    try session.perform(.tap, onElement: 0)
    let cell = try #require(session.screen.elements.firstIndex { $0.type == .cell })
    try session.perform(.scrollUp, onElement: cell)
    #expect(refreshes == 1)
    #expect(session.screen.title == "Sheet")
  }

  @Test("an error that nobody handles, after a gesture, is a finding of its step")
  func findings() throws {
    let session = try waitingSession { screen in
      screen.addButton("Fail").addAction(
        UIAction { _ in ClockDiagnostics.current.add(mistake: "unhandled") },
        for: .primaryActionTriggered)
    }
    try session.perform(.tap, onElement: 0)
    #expect(session.device.findings.all.map { "\($0.step) \($0.message)" } == ["1 unhandled"])
  }
}
