import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Screens of typical apps")
struct ScreenTests {
  /// Shows the screen in a navigation controller.
  private func show(_ screen: UIViewController, on phone: SpyPhone) throws -> UINavigationController
  {
    let navigation = UINavigationController(rootViewController: screen)
    try phone.show(navigation)
    return navigation
  }

  private func tap(_ label: String, on phone: SpyPhone) throws {
    let layers = phone.application.presentationStack?.layers ?? []
    let found = try #require(
      layers.last?.view.firstDescendant(where: { $0.elementLabel == label && $0.elementType != nil }
      ))
    try found.performTap()
    try phone.finishTransitions()
  }

  @Test("a profile screen with drawing code shows its elements, and its buttons act")
  func profile() throws {
    let phone = SpyPhone()
    let screen = ProfileViewController()
    let navigation = try show(screen, on: phone)
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", "button square.and.arrow.up", "button Edit",
        "staticText Barista by day, stagehand by night.\u{FFFC}", "button Follow",
      ])
    try tap("Follow", on: phone)
    #expect(screen.view.firstDescendant(where: { $0.elementLabel == "Following" }) != nil)
    try tap("square.and.arrow.up", on: phone)
    #expect(UIPasteboard.general.string == "crew://profile/u1")
    #expect(screen.presentedViewController is UIActivityViewController)
    try tap("Close", on: phone)
    #expect(screen.presentedViewController == nil)
    #expect(phone.findings == [])
  }

  @Test("a form in a table shows its cells, headers and fields, and saves what is typed")
  func form() throws {
    let phone = SpyPhone()
    let screen = ExpenseFormViewController()
    _ = try show(screen, on: phone)
    #expect(
      elements(of: screen.view) == [
        "staticText Details", "cell", "textField Title", "cell", "textField Amount",
        "cell", "textField Date", "cell", "textField Recurring", "staticText Section 0",
        "staticText Attachments", "cell receipt.pdf, PDF", "staticText receipt.pdf",
        "staticText PDF", "cell ticket.png, PDF", "staticText ticket.png", "staticText PDF",
        "staticText Section 1",
      ])
    var saved: [ExpenseFormViewController.Row: String] = [:]
    screen.onSave = { saved = $0 }
    try #require(screen.view.firstDescendant(where: { $0.elementLabel == "Amount" })).performType(
      "12")
    try #require(screen.navigationItem.rightBarButtonItem).performTap()
    #expect(saved == [.amount: "12"])
    #expect(phone.findings == [])
  }

  @Test("a grid with registrations and a diffable data source shows its sections, and a tap pushes")
  func gallery() throws {
    let phone = SpyPhone()
    let screen = GalleryViewController()
    let navigation = try show(screen, on: phone)
    #expect(
      elements(of: screen.view) == [
        "collectionView", "staticText Section 0", "cell Cover", "staticText Cover",
        "staticText Section 1", "cell One", "staticText One", "cell Two", "staticText Two",
      ])
    try tap("Two", on: phone)
    #expect(navigation.topViewController?.title == "Two")
  }

  @Test("controls that are set up in different ways show their states")
  func controls() throws {
    let phone = SpyPhone()
    let screen = ControlsViewController()
    _ = try show(screen, on: phone)
    #expect(
      elements(of: screen.view) == [
        "segmentedControl", "button Day selected", "button Week", "button Save", "textField Name",
        "textView", "picker", "pickerWheel", "datePicker", "slider", "stepper",
        "button Decrement disabled", "button Increment", "switch",
      ])
    try tap("Save", on: phone)
    #expect(
      elements(of: screen.view).filter { $0.hasPrefix("button Sav") } == ["button Saving disabled"])
    screen.animateAll()
    try phone.device.clock.advance(by: .seconds(1))
    #expect(screen.view.alpha == 1)
    #expect(phone.findings == [])
  }

  @Test("a progress view shows the progress it observes")
  func progress() {
    let progress = Progress(totalUnitCount: 4)
    let bar = UIProgressView()
    bar.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(bar.progress == 0.25)
    bar.observedProgress = nil
    #expect(bar.progress == 0)
  }

  @Test("custom transitions take the duration of their animators, of every kind")
  func transitions() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let manager = TransitionManager()
    navigation.delegate = manager
    navigation.pushViewController(phone.spy("B"), animated: true)
    try phone.finishTransitions()
    #expect(phone.device.clock.now == .init(nanoseconds: 700_000_000))
    navigation.popViewController(animated: true)
    try phone.finishTransitions()
    #expect(phone.device.clock.now == .init(nanoseconds: 1_200_000_000))
    let card = phone.modal("C", .custom)
    card.transitioningDelegate = manager
    navigation.present(card, animated: true)
    try phone.finishTransitions()
    navigation.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(phone.device.clock.now == .init(nanoseconds: 2_000_000_000))
    #expect(phone.findings == [])
    #expect(
      phone.journal.take().filter { $0.hasPrefix("C") } == [
        "C.didLoad", "C.willAppear", "C.isAppearing", "C.didAppear", "C.willDisappear",
        "C.didDisappear",
      ])
  }

  @Test("a transaction's completion is called after the push it contains")
  func transaction() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { phone.journal.note("completion") }
    navigation.pushViewController(phone.spy("B"), animated: true)
    CATransaction.commit()
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
        "A.didDisappear", "B.didAppear", "B.didMove(parent)", "completion",
      ])
    #expect(phone.device.clock.now == .init(nanoseconds: 350_000_000))
  }
}

@Suite("System state and pages")
struct SystemStateTests {
  @Test("application, scene, device and window have the values of one phone")
  func systemState() throws {
    let phone = SpyPhone()
    UIApplication.launch(PlainDelegate())
    let screen = SystemStateViewController()
    try phone.show(screen)
    #expect(
      screen.systemState() == [
        "false", "true", "true", "L", "Dark", "0.0", "true", "1.0", "full", "false", "false", "0.0",
        "false", "3.0", "leftToRight", "false", "3",
      ])
    try phone.settle()
    try #require(screen.navigationItem.rightBarButtonItem).performTap()
    let menu = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(elements(of: menu) == ["button Name selected", "button Late"])
  }

  @Test("swipes turn the pages forward and back, and are refused after the last")
  func pages() throws {
    let phone = SpyPhone()
    let tour = TourViewController(["Welcome", "Work", "Go"])
    try phone.show(tour)
    let page = { tour.viewControllers?.first?.title }
    for (swipe, title) in [("left", "Work"), ("left", "Go"), ("right", "Work")] {
      let label = try #require(tour.view.firstDescendant(where: { $0.elementType == .staticText }))
      try swipe == "left" ? label.performSwipeLeft() : label.performSwipeRight()
      try phone.finishTransitions()
      #expect(page() == title)
    }
    try tour.view.performSwipeLeft()
    try phone.finishTransitions()
    #expect(throws: Refusal("turn page: there is no page after UIViewController.")) {
      try tour.view.performSwipeLeft()
    }
  }
}

private final class PlainDelegate: UIApplicationDelegate {}

@Suite("Routers of typical apps")
struct RouterTests {
  @Test("deep links push screens, and completions run after their transitions")
  func links() throws {
    Device.current = Device()
    let delegate = RouterAppDelegate()
    let application = UIApplication.launch(delegate)
    try Device.current.clock.runDueWork()
    application.deliver(url: try #require(URL(string: "crew://detail?id=7")))
    try Device.current.clock.advance(by: .seconds(1))
    let router = try #require(delegate.router)
    #expect(router.finished == ["7"])
    let stack = try #require(UIApplication.topViewController()?.navigationController)
    #expect(stack.viewControllers.map(\.title) == ["Home", "Detail 7"])
    #expect(stack.topViewController?.traitCollection.userInterfaceStyle == .dark)
    stack.pop(to: UIViewController.self)
    try application.back()
    try Device.current.clock.advance(by: .seconds(1))
    #expect(router.finished == ["7", "7"])
    router.showLogin(from: stack)
    try Device.current.clock.advance(by: .seconds(1))
    try application.swipeDown()
    try Device.current.clock.advance(by: .seconds(1))
    #expect(router.finished == ["7", "7", "login"])
    #expect(Device.current.findings.all == [])
  }
}
