import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A book of pages that notes what it hears.
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  private let journal: Journal

  init(_ pages: [UIViewController], _ journal: Journal) {
    self.pages = pages
    self.journal = journal
  }

  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.note("will turn to \(pendingViewControllers.map { $0.title ?? "" })")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    journal.note("turned from \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
  }
}

@Suite("a page view controller")
struct PageTests {
  private func book(on phone: SpyPhone) throws -> (UIPageViewController, Book) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book(["A", "B", "C"].map(phone.spy), phone.journal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try phone.show(controller)
    return (controller, book)
  }

  @Test("turned by the app tells the pages and the completion, not the delegate")
  func set() throws {
    let phone = SpyPhone()
    let (controller, book) = try book(on: phone)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      phone.journal.note("completion \($0)")
    }
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "C.willMove(parent)", "C.didLoad", "C.willAppear", "A.willDisappear", "C.isAppearing",
        "A.didDisappear", "C.didAppear", "A.willMove(nil)", "A.didMove(nil)", "C.didMove(parent)",
        "completion true",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 350_000_000))
    #expect(phone.application.topViewController === book.pages[2])
  }

  @Test("turned by a person asks the data source and tells the delegate")
  func turn() throws {
    let phone = SpyPhone()
    let (controller, book) = try book(on: phone)
    try controller.turnPage(.forward)
    try phone.finishTransitions()
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(
      phone.journal.take() == [
        "will turn to [\"B\"]", "B.willMove(parent)", "B.didLoad", "B.willAppear",
        "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear", "A.willMove(nil)",
        "A.didMove(nil)", "B.didMove(parent)", "turned from [\"A\"] true",
      ])
    #expect(elements(of: controller.view) == ["pageIndicator"])
  }

  @Test("taken back, the page stays")
  func cancelled() throws {
    let phone = SpyPhone()
    let (controller, book) = try book(on: phone)
    try controller.turnPage(.forward, .cancelled)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "will turn to [\"B\"]", "B.willMove(parent)", "B.didLoad", "B.willAppear",
        "A.willDisappear", "B.isAppearing", "B.willDisappear", "A.willAppear", "A.isAppearing",
        "B.didDisappear", "A.didAppear", "B.willMove(nil)", "B.didMove(nil)",
        "turned from [\"A\"] false",
      ])
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("ends before the first page and after the last")
  func ends() throws {
    let phone = SpyPhone()
    let (controller, book) = try book(on: phone)
    #expect(throws: Refusal("turn page: there is no page before SpyViewController.")) {
      try controller.turnPage(.reverse)
    }
    #expect(controller.viewControllers == [book.pages[0]])
    controller.dataSource = nil
    #expect(
      throws: Refusal(
        """
        turn page: UIPageViewController has no data source, so its pages cannot be turned.
        """)
    ) { try controller.turnPage(.forward) }
  }

  @Test("shows one page, not none and not two")
  func count() throws {
    let phone = SpyPhone()
    let (controller, book) = try book(on: phone)
    controller.setViewControllers(book.pages, direction: .forward, animated: false)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(
      phone.findings == [
        """
        UIPageViewController.setViewControllers(_:direction:animated:completion:) got 3 pages where \
        one shows; UIKit raises an exception. The page stays. Give exactly one.
        """
      ])
  }
}
