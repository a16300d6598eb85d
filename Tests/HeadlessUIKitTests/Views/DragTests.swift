import Foundation
import HeadlessUIKit
import Testing

/// A table's data source and delegate that records scrolling.
private final class DragRecorder: UITableViewDataSource, UITableViewDelegate {
  let diary = Diary()
  var rest: CGPoint?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    ])
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    diary.write("didEndEditing")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.write("didScroll \(scrollView.contentOffset.x)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    diary.write("willBeginDragging \(scrollView.contentOffset.x)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.write("willEndDragging \(velocity.x) \(velocity.y) to \(targetContentOffset.pointee.x)")
    if let rest { targetContentOffset.pointee = rest }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    diary.write("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.write("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.write("didEndDecelerating")
  }
}

@Suite("UIScrollView, dragging")
struct DragTests {
  private let recorder = DragRecorder()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let label = UILabel()

  private func pages(_ width: CGFloat = 300) -> Phone {
    label.text = "content"
    label.isUserInteractionEnabled = true
    scroll.contentSize = CGSize(width: width, height: 50)
    scroll.addSubview(label)
    scroll.delegate = recorder
    return Phone(scroll)
  }

  private func shownTable() -> (UITableView, Phone) {
    let table = UITableView()
    table.dataSource = recorder
    table.delegate = recorder
    return (table, Phone(table))
  }

  @Test(
    "a swipe turns a page of a paging scroll view, and the delegate hears of it in UIKit's order")
  func paging() throws {
    let phone = pages()
    scroll.isPagingEnabled = true
    try phone.find("content")?.performSwipeLeft()
    #expect(
      recorder.diary.read() == [
        "willBeginDragging 0.0", "didScroll 50.0", "willEndDragging 1.0 0.0 to 100.0",
        "didEndDragging true", "willBeginDecelerating", "didScroll 100.0", "didEndDecelerating",
      ])
    try phone.find("content")?.performSwipeLeft()
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
    try phone.find("content")?.performSwipeRight()
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test("paging stops at whole pages and at the end of the content, where a swipe is refused")
  func ends() throws {
    let phone = pages(250)
    scroll.isPagingEnabled = true
    scroll.contentOffset.x = 30
    try phone.find("content")?.performSwipeLeft()
    #expect(scroll.contentOffset.x == 100)
    try phone.find("content")?.performSwipeLeft()
    #expect(scroll.contentOffset.x == 150)
    let refused = """
      a swipe on staticText "content" does nothing: it and what it is in have nothing that answers a \
      swipe. Name the element that acts.
      """
    #expect(refusal { try phone.find("content")?.performSwipeLeft() } == refused)
    #expect(scroll.offeredGestures == [.swipeLeft, .swipeRight])
    scroll.isScrollEnabled = false
    #expect(scroll.offeredGestures == [])
    #expect(refusal { try phone.find("content")?.performSwipeRight() } == refused)
  }

  @Test("the delegate chooses where scrolling rests, unless the view pages")
  func target() throws {
    let phone = pages()
    recorder.rest = CGPoint(x: 80, y: 0)
    try phone.find("content")?.performSwipeLeft()
    #expect(scroll.contentOffset.x == 80)
    scroll.isPagingEnabled = true
    try phone.find("content")?.performSwipeLeft()
    #expect(scroll.contentOffset.x == 200)
  }

  @Test("a search through a table is one drag, which ends the row's swipe before it scrolls")
  func table() throws {
    let (table, phone) = shownTable()
    try phone.find("row 3", .cell)?.performSwipeLeft()
    #expect(table.scrollToCell { $0.elementHasLabel("row 31") } != nil)
    #expect(
      recorder.diary.read() == [
        "willBeginDragging 0.0", "didEndEditing", "didScroll 0.0", "didScroll 0.0",
        "willEndDragging 0.0 1.0 to 0.0", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ])
    table.scroll(toPosition: 1)
    #expect(
      recorder.diary.read() == [
        "willBeginDragging 0.0", "didScroll 0.0", "willEndDragging 0.0 -1.0 to 0.0",
        "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test("scrolling to a row in sight, and scrolling in code, drags nothing")
  func noDrag() {
    let (table, _) = shownTable()
    table.scroll(toPosition: 5)
    #expect(recorder.diary.read() == [])
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(recorder.diary.read() == ["didScroll 0.0"])
  }

  @Test("a drag dismisses the keyboard where keyboardDismissMode is onDrag")
  func keyboard() throws {
    let (table, phone) = shownTable()
    let field = UITextField()
    table.tableHeaderView = field
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      field.becomeFirstResponder()
      table.keyboardDismissMode = mode
      table.scroll(toPosition: table.visiblePositions.upperBound)
      #expect(field.isFirstResponder == stays)
    }
    _ = phone
  }

  @Test("isDragging and isDecelerating hold in the callbacks of their phases, and not afterwards")
  func phases() throws {
    final class Phases: UIScrollViewDelegate {
      let diary = Diary()
      func note(_ name: String, _ view: UIScrollView) {
        diary.write("\(name) \(view.isTracking) \(view.isDragging) \(view.isDecelerating)")
      }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { note("begin", view) }
      func scrollViewDidScroll(_ view: UIScrollView) { note("scroll", view) }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("end", view) }
    }
    let phases = Phases()
    let phone = pages()
    scroll.delegate = phases
    try phone.find("content")?.performSwipeLeft()
    #expect(
      phases.diary.lines == [
        "begin true true false", "scroll true true false", "scroll false false true",
        "end false false false",
      ])
  }
}
