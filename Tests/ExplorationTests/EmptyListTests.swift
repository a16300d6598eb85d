import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

@Suite("Exploration of an empty list")
struct EmptyListTests {
  private final class ListAppDelegate: RootAppDelegate {
    override func makeRoot() -> UIViewController { UITableViewController() }
  }

  private final class RefreshedListAppDelegate: RootAppDelegate {
    override func makeRoot() -> UIViewController {
      let list = UITableViewController()
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [unowned control] _ in control.endRefreshing() }, for: .valueChanged)
      list.refreshControl = control
      return list
    }
  }

  @Test("an empty list is a dead end, unless it can be pulled to refresh")
  func deadEnd() throws {
    let plain = try Exploration(ListAppDelegate.self, faults: []).explore(for: .states(10))
    let refreshed = try Exploration(RefreshedListAppDelegate.self, faults: [])
      .explore(for: .states(10))
    #expect(plain.faults.map(\.rule) == ["dead end"])
    #expect(refreshed.faults.map(\.rule) == [])
  }
}
