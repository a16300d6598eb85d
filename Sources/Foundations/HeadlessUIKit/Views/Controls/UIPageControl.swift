/// A control that shows the current page as one of several dots.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { holdCurrentPage() }
  }

  /// The current page, counted from 0; setting it in code sends no event.
  open var currentPage = 0 {
    didSet { holdCurrentPage() }
  }

  /// Keeps the current page among the pages.
  private func holdCurrentPage() {
    let held = min(max(currentPage, 0), max(numberOfPages - 1, 0))
    if held != currentPage { currentPage = held }
  }

  /// A Boolean value that indicates whether the control is hidden if there is one page.
  open var hidesForSinglePage = false

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? {
    guard isAccessibilityElement, !(hidesForSinglePage && numberOfPages <= 1) else { return nil }
    return .pageIndicator
  }

  package override var elementValue: String? {
    accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)"
  }

  /// Goes to the next page; does nothing on the last one.
  override func activate() {
    go(to: currentPage + 1)
  }

  private func go(to page: Int) {
    guard (0..<numberOfPages).contains(page), page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Sets the page by its number, counted from 1.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    guard let page = Int(value), (1...max(numberOfPages, 1)).contains(page) else {
      throw Refusal("\(elementName) has pages 1 to \(numberOfPages), and no page \"\(value)\".")
    }
    go(to: page - 1)
  }

  // MARK: Stored, without effect

  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
}
