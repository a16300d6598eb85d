import HeadlessUIKit
import Testing
import VirtualTime

@testable import RehearsalCore

@Suite("Elements by their number among those that match")
struct NumberedMatchTests {
  private static func button(_ title: String, label: String? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = label
    return button
  }

  @Test("a number selects one of the elements that match, and none beyond the last")
  func index() {
    let buttons = [Self.button("Send"), Self.button("Other"), Self.button("Send")]
    let finder = ElementFinder(roots: buttons)
    let found = [nil, 1, 2, 3].map { index in
      finder.matchesAtIndex(ElementQuery("Send", index: index)).map { match in
        buttons.firstIndex { $0 === match }
      }
    }
    #expect(found == [[0, 2], [0], [2], []])
  }

  @Test("an expectation of an element with a number is about the element at that place")
  func expectation() throws {
    let session = try waitingSession { screen in
      for title in ["First", "Second"] { screen.addButton(title) }
    }
    let held = [1, 2, 3].map { index in
      ["First", "Second"].filter { title in
        session.holds(.attribute(ElementQuery(type: .button, index: index), .label, title))
      }
    }
    #expect(held == [["First"], ["Second"], []])
  }

  @Test("the scope of an element may have a number")
  func scope() throws {
    let rows = NumberedRows(count: 1)
    let session = try waitingSession { screen in
      for _ in 1...2 {
        let table = UITableView()
        table.dataSource = rows
        screen.view.addSubview(table)
      }
    }
    func holds(inTable index: Int) -> Bool {
      let table = ElementQuery(type: .table, index: index)
      return session.holds(.element(ElementQuery("Row 0", in: .element(table))))
    }
    #expect([1, 2, 3].map(holds) == [true, true, false])
  }

  @Test(
    "a text matches an identifier, a label or a title, in its own case before another one",
    arguments: [
      ("id", MatchRank.identifier), ("Label", .label), ("Title", .title),
      ("ID", .identifierIgnoringCase), ("LABEL", .labelIgnoringCase),
      ("TITLE", .titleIgnoringCase), ("Other", nil),
    ])
  func rank(text: String, rank: MatchRank?) {
    let button = Self.button("Title", label: "Label")
    button.accessibilityIdentifier = "id"
    #expect(button.rank(for: text) == rank)
  }

  @Test("without a layer, no list is scrolled")
  func noLayer() {
    var search = ListSearch(clock: VirtualClock())
    let isFound = search.scrollIntoView(ElementQuery("Send"), in: nil)
    #expect(!isFound)
  }

  @Test("a scroll on an element that contains a list scrolls that list")
  func containedList() throws {
    let rows = NumberedRows(count: 100)
    let session = try waitingSession { screen in
      let card = UIControl()
      card.accessibilityIdentifier = "Card"
      card.addSubview(UILabel())
      let table = UITableView()
      table.dataSource = rows
      card.addSubview(table)
      screen.view.addSubview(card)
    }
    try session.perform(.scrollDown, onElement: 0)
    let cells = session.screen.elements.filter { $0.type == .cell }.map(\.label)
    #expect(cells.first == "Row 29")
  }

  @Test("an app that was not launched shows no content of another framework")
  func opaqueContent() throws {
    #expect(try !Session(WaitingAppDelegate.self).showsOpaqueContent)
  }
}
