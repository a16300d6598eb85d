/// Dots that show which page of several is in sight.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
  }

  /// The page in sight, counted from 0; setting it by code sends no event.
  open var currentPage = 0 {
    didSet {
      let held = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if held != currentPage { currentPage = held }
    }
  }

  /// Whether it is out of sight where there is one page.
  open var hidesForSinglePage = false

  package override var elementType: ElementType? {
    guard isAccessibilityElement, !(hidesForSinglePage && numberOfPages <= 1) else { return nil }
    return .pageIndicator
  }

  package override var elementValue: String? {
    accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)"
  }

  /// A tap goes on by a page; at the last one nothing happens.
  override func activate() {
    go(to: currentPage + 1)
  }

  private func go(to page: Int) {
    guard (0..<numberOfPages).contains(page), page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Takes the number of a page, counted from 1.
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

  /// The colour of the dot of the page in sight.
  open var currentPageIndicatorTintColor: UIColor?
}
