import Foundation
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with a list of three rows that fit on the screen, which shows how it is dragged.
private final class ShortListAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { ShortListViewController() }
}

private final class ShortListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    title = (title ?? "") + "begin "
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    let isPastEnd = scrollView.contentOffset.y > 0
    title = (title ?? "") + (isPastEnd ? "past the end " : "end ")
  }
}

@Suite("Scrolling to an element")
struct ScrollToTests {
  @Test("scroll to the last row of a list pulls it a little past its end, as a finger does")
  func lastRow() throws {
    let session = try Session(ShortListAppDelegate.self)
    try session.launch()
    try session.perform(.scroll(to: ElementQuery("Row 1", type: .cell)))
    let before = session.screen.title
    try session.perform(.scroll(to: ElementQuery("Row 2", type: .cell)))
    #expect(before == nil)
    #expect(session.screen.title == "begin past the end ")
  }
}
