import HeadlessUIKit
import Testing

/// Source: UIPageControl's documentation.
@Suite("UIPageControl")
struct PageControlTests {
  private func control(_ pages: Int, hides: Bool = false) -> (UIPageControl, Phone) {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.hidesForSinglePage = hides
    return (control, Phone(control))
  }

  @Test(
    "it is an element, unless it hides for a single page and has no more",
    arguments: [
      (2, true, ["pageIndicator = \"page 1 of 2\""]), (1, true, []), (0, true, []),
      (1, false, ["pageIndicator = \"page 1 of 1\""]),
    ])
  func element(pages: Int, hides: Bool, lines: [String]) {
    #expect(control(pages, hides: hides).1.lines == lines)
    let hidden = control(pages)
    hidden.0.isAccessibilityElement = false
    #expect(hidden.1.lines == [])
  }

  @Test("the current page stays among the pages, and a tap goes to the next one until the last")
  func pages() throws {
    let (control, phone) = control(3)
    var changes: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in changes.append(control.currentPage) }, for: .valueChanged)
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    for _ in 1...3 { try control.performTap() }
    try control.performSet("1")
    control.numberOfPages = 1
    #expect(changes == [1, 2, 0] && control.currentPage == 0)
    #expect(phone.lines == ["pageIndicator = \"page 1 of 1\""])
    #expect(throws: Refusal.self) { try control.performSet("2") }
  }
}
