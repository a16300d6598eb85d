import Dispatch
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with a list of a hundred rows, whose cells ask for a layout pass when they are loaded.
private final class LongListAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { LongListViewController() }
}

private final class LongListViewController: UITableViewController {
  private(set) var loads = 0
  private(set) var taps: [Int] = []
  var rows = 100
  private(set) var drags = 0
  /// The number of drags after which the list is yet to be reloaded.
  var reloadsAfterDrags = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    loads += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.setNeedsLayout()
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    taps.append(indexPath.row)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    drags += 1
    guard drags <= reloadsAfterDrags else { return }
    DispatchQueue.main.async { [tableView] in tableView?.reloadData() }
  }
}

@Suite("Waiting for an element of a long list")
struct LongListTests {
  private let missing = ElementQuery("Nowhere", type: .staticText)

  private func launch() throws -> (Session, LongListViewController) {
    let session = try Session(LongListAppDelegate.self)
    try session.launch()
    try session.perform(.wait(.seconds(1)))
    let list = try #require(UIApplication.shared.topViewController as? LongListViewController)
    return (session, list)
  }

  /// Performs an act that must fail, and returns how many cells the list loaded for it.
  private func loads(
    of list: LongListViewController, in session: Session, within limit: Duration = .seconds(5)
  ) -> Int {
    let before = list.loads
    #expect(throws: SessionError.self) {
      try session.perform(.limited(.tap(missing), within: limit))
    }
    return list.loads - before
  }

  @Test("an act on an element that no row has searches the list once, although cells want layout")
  func missingElement() throws {
    let (session, list) = try launch()
    // The rows below the first thirty, and the thirty again.
    #expect(loads(of: list, in: session, within: .zero) == 100)
    #expect(loads(of: list, in: session) == 100)
  }

  @Test("a list that is reloaded while an act waits is searched again, and the row is tapped")
  func reloadedList() throws {
    let (session, list) = try launch()
    Device.current.clock.schedule(after: .seconds(2), for: .init(.timer, "answer")) {
      list.rows = 150
      list.tableView.reloadData()
    }
    #expect(try session.perform(.tap(ElementQuery("Row 149"))) == .seconds(2))
    #expect(list.taps == [149])
  }

  @Test("a cell that is out of view is tapped by its number; one beyond the last is named with it")
  func cellNumber() throws {
    let (session, list) = try launch()
    for number in [1, 90, 100] {
      try session.perform(.tap(ElementQuery(type: .cell, index: number)))
    }
    #expect(list.taps == [0, 89, 99])
    let error = #expect(throws: SessionError.self) {
      try session.perform(.limited(.tap(ElementQuery(type: .cell, index: 101)), within: .zero))
    }
    #expect(error?.message.hasPrefix("there is no cell 101: there are only") == true)
  }

  @Test("a list that reloads itself after each search is searched five times at an instant")
  func endlessReloads() throws {
    let (session, list) = try launch()
    list.reloadsAfterDrags = 50
    _ = loads(of: list, in: session)
    #expect(list.drags == 5)
  }
}
