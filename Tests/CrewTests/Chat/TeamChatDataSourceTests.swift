@testable import CrewChat
import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("TeamChatDataSource")
struct TeamChatDataSourceTests {
  private let table = ReloadingTableView()

  private final class ReloadingTableView: UITableView {
    /// The rows of each call of `reloadRows(at:with:)`.
    var reloads: [[Int]] = []

    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      reloads.append(indexPaths.map(\.row))
      super.reloadRows(at: indexPaths, with: animation)
    }
  }

  private func message(_ id: String, _ body: String = "") -> TeamChatProps.Message {
    TeamChatProps.Message(id: id, body: body, senderName: "Ann", createdAt: .distantPast)
  }

  /// A table in a window, so that it keeps cells between updates.
  private func shown() throws -> (source: TeamChatDataSource, window: UIWindow) {
    Device.current = Device()
    let source = TeamChatDataSource(tableView: table)
    let screen = UIViewController()
    screen.view.addSubview(table)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
    return (source, window)
  }

  private var cells: [UITableViewCell?] {
    (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))
    }
  }

  @Test("a new message leaves the other rows' cells as they are")
  func appending() throws {
    let (source, window) = try shown()
    source.render(messages: [message("m1"), message("m2")])
    let before = cells
    source.render(messages: [message("m1"), message("m2"), message("m3")])
    #expect(cells.count == 3)
    #expect(cells[0] === before[0])
    #expect(cells[1] === before[1])
    #expect(Device.current.findings.all == [])
    withExtendedLifetime(window) {}
  }

  @Test("a changed message updates its own row, after insertions, deletions and moves too")
  func changing() throws {
    let (source, window) = try shown()
    source.render(messages: [message("m1"), message("m2"), message("m3", "Old")])
    source.render(
      messages: [message("m3", "New"), message("m0", "First"), message("m2")])
    #expect(source.messages.map(\.id) == ["m3", "m0", "m2"])
    let texts = cells.map { $0?.contentView.labels.filter { ["New", "First"].contains($0) } ?? [] }
    #expect(texts == [["New"], ["First"], []])
    #expect(Device.current.findings.all == [])
    withExtendedLifetime(window) {}
  }

  @Test("rows that stay are reloaded if their messages changed, inserted rows are not")
  func reloads() throws {
    let (source, window) = try shown()
    source.render(messages: [message("m1", "Old"), message("m2")])
    #expect(table.reloads == [])
    source.render(messages: [message("m0"), message("m1", "New"), message("m2")])
    #expect(table.reloads == [[1]])
    source.render(messages: [message("m0"), message("m1", "New"), message("m2")])
    #expect(table.reloads == [[1]])
    withExtendedLifetime(window) {}
  }
}
