import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A data source and delegate that records its calls.
private final class PageSource: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
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

@Suite("UIPageViewController")
struct PageTests {
  private func pageController(on phone: SpyPhone) throws -> (UIPageViewController, PageSource) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = PageSource(["A", "B", "C"].map(phone.spy), phone.journal)
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    try phone.show(controller)
    return (controller, source)
  }

  @Test("the page indicator counts pages from 1, and follows a turn")
  func indicator() throws {
    Device.current = Device()
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    func values() -> [String?] {
      var values: [String?] = []
      _ = controller.view.forEachDescendant {
        if $0.elementType == .pageIndicator { values.append($0.elementValue) }
        return false
      }
      return values
    }
    #expect(values() == ["page 1 of 3"])
    try controller.turnPage(.forward)
    try phone.finishTransitions()
    #expect(values() == ["page 2 of 3"] && controller.viewControllers == [source.pages[1]])
  }

  @Test("pages that scroll are in a scroll view, without which or without its scrolling none turns")
  func scrollView() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(scrollView.subviews == [source.pages[0].view])
    scrollView.isScrollEnabled = false
    #expect(
      refusal { try controller.turnPage(.forward) }
        == "turn page: the scroll view of UIPageViewController has isScrollEnabled false.")
    scrollView.isScrollEnabled = true
    try controller.turnPage(.forward)
    try phone.finishTransitions()
    #expect(scrollView.subviews == [source.pages[1].view])
    let curling = UIPageViewController()
    curling.setViewControllers([source.pages[2]], direction: .forward, animated: false)
    #expect(curling.view.subviews.allSatisfy { !($0 is UIScrollView) })
  }

  @Test("a turn by the app calls the pages and the completion, not the delegate")
  func set() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    controller.setViewControllers([source.pages[2]], direction: .forward, animated: true) {
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
    #expect(phone.application.topViewController === source.pages[2])
  }

  @Test("a page that is set before the controller is shown replaces the one before, its parent too")
  func hidden() throws {
    let phone = SpyPhone()
    let (first, second) = (phone.spy("A"), phone.spy("B"))
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([first], direction: .forward, animated: false)
    controller.setViewControllers([second], direction: .forward, animated: true)
    #expect(controller.children == [second] && first.parent == nil)
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "A.didMove(parent)", "B.willMove(parent)", "A.willMove(nil)",
        "A.didMove(nil)", "B.didMove(parent)",
      ])
  }

  @Test("a turn by the user asks the data source and calls the delegate")
  func turn() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    try controller.turnPage(.forward)
    try phone.finishTransitions()
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(
      phone.journal.take() == [
        "will turn to [\"B\"]", "B.willMove(parent)", "B.didLoad", "B.willAppear",
        "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear", "A.willMove(nil)",
        "A.didMove(nil)", "B.didMove(parent)", "turned from [\"A\"] true",
      ])
    #expect(elements(of: controller.view) == ["pageIndicator"])
  }

  @Test("a cancelled turn keeps the page")
  func cancelled() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    try controller.turnPage(.forward, .cancelled)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "will turn to [\"B\"]", "B.willMove(parent)", "B.didLoad", "B.willAppear",
        "A.willDisappear", "B.isAppearing", "B.willDisappear", "A.willAppear", "A.isAppearing",
        "B.didDisappear", "A.didAppear", "B.willMove(nil)", "B.didMove(nil)",
        "turned from [\"A\"] false",
      ])
    #expect(controller.viewControllers == [source.pages[0]])
  }

  @Test("turning before the first page, or without a data source, throws")
  func ends() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    #expect(throws: Refusal("turn page: there is no page before Spy.")) {
      try controller.turnPage(.reverse)
    }
    #expect(controller.viewControllers == [source.pages[0]])
    controller.dataSource = nil
    #expect(
      throws: Refusal(
        """
        turn page: UIPageViewController has no data source, so its pages cannot be turned.
        """)
    ) { try controller.turnPage(.forward) }
  }

  @Test("a page that is on its way, or not on the screen, cannot be turned")
  func turning() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    controller.setViewControllers([source.pages[1]], direction: .forward, animated: true)
    #expect(throws: Refusal("turn page: Spy is on its way; let the turn end first.")) {
      try controller.turnPage(.forward)
    }
    try phone.finishTransitions()
    #expect(controller.viewControllers == [source.pages[1]])
    try phone.show(UIViewController())
    #expect(throws: Refusal("turn page: UIPageViewController shows no page.")) {
      try controller.turnPage(.forward)
    }
  }

  @Test("any number of pages but one is a finding")
  func count() throws {
    let phone = SpyPhone()
    let (controller, source) = try pageController(on: phone)
    controller.setViewControllers(source.pages, direction: .forward, animated: false)
    #expect(controller.viewControllers == [source.pages[0]])
    #expect(
      phone.findings == [
        """
        UIPageViewController.setViewControllers(_:direction:animated:completion:) got 3 pages where \
        one shows; UIKit raises an exception. The page stays. Give exactly one.
        """
      ])
  }
}
