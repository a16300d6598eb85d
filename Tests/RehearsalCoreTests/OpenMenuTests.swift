import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// A list with a menu in its bar, a menu of a button, and a context menu of its card.
private final class ListViewController: UIViewController, UIContextMenuInteractionDelegate {
  private let status = UILabel()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    status.text = "ready"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", menu: UIMenu(children: [action("Open"), action("Done")]))
    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.menu = UIMenu(
      children: [action("Name"), UIMenu(title: "More", children: [action("Date")])])
    sort.showsMenuAsPrimaryAction = true
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    let text = UITextField()
    text.placeholder = "Text"
    for view in [status, sort, UIButton(primaryAction: action("Add")), card, text] {
      view.isUserInteractionEnabled = true
      self.view.addSubview(view)
    }
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [status] _ in status.text = "chose \(title)" }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [self.action("Copy")]) })
  }
}

private final class FrontViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Front"
    let list = UIAction(title: "Show list") { [weak self] _ in
      self?.navigationController?.pushViewController(ListViewController(), animated: true)
    }
    view.addSubview(UIButton(primaryAction: list))
  }
}

private final class ListAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: FrontViewController())
  }
}

@Suite("Touches beside an open menu")
struct OpenMenuTests {
  private func launched() throws -> Session {
    let session = try Session(ListAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Show list")))
    return session
  }

  /// The names of the elements that touches reach, with the status.
  private func reached(_ session: Session) -> [String] {
    session.screen.elements.filter { !$0.isCovered && $0.type != .navigationBar }
      .compactMap(\.label)
  }

  @Test(
    "a touch on another element closes the menu and does nothing else; the next one acts",
    arguments: ["Sort", "Filter"])
  func beside(opener: String) throws {
    let session = try launched()
    let before = reached(session)
    try session.perform(.tap(ElementQuery(opener)))
    #expect(session.screen.hasOpenMenu)
    try session.perform(.tap(ElementQuery("Add")))
    #expect(
      session.screen.remarks == [
        "the touch closed the menu of button \"\(opener)\", and did nothing else"
      ])
    #expect(!session.screen.hasOpenMenu)
    #expect(reached(session) == before)
    try session.perform(.tap(ElementQuery("Add")))
    #expect(session.screen.remarks == [])
    #expect(reached(session).contains("chose Add"))
  }

  @Test("while a menu is open, touches reach its entries and what opened it")
  func covered() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Sort")))
    #expect(reached(session) == ["Sort", "Name", "More"])
    try session.perform(.tap(ElementQuery("More")))
    #expect(reached(session) == ["Sort", "More", "Date"])
    try session.perform(.tap(ElementQuery("Date")))
    #expect(session.screen.elements.contains { $0.label == "chose Date" })
    #expect(!session.screen.hasOpenMenu)
  }

  @Test("a gesture on the screen closes the menu, and the screen stays")
  func gesture() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Filter")))
    try session.perform(.swipeBack)
    #expect(session.screen.path == ["Front", "List"])
    #expect(!session.screen.hasOpenMenu)
    try session.perform(.swipeBack)
    #expect(session.screen.path == ["Front"])
  }

  @Test("the context menu of a view has its entries alone, and a text beside it takes no focus")
  func context() throws {
    let session = try launched()
    try session.perform(.longPress(ElementQuery("Card")))
    #expect(reached(session) == ["Card", "Copy"])
    try session.perform(.type("a", into: ElementQuery("Text")))
    #expect(!session.hasKeyboard)
    try session.perform(.longPress(ElementQuery("Card")))
    try session.perform(.tap(ElementQuery("Copy")))
    #expect(session.screen.elements.contains { $0.label == "chose Copy" })
  }

  @Test("keys that are pressed go to the focused field, and the menu stays")
  func keys() throws {
    let session = try launched()
    try session.perform(.type("a", into: ElementQuery("Text")))
    try session.perform(.tap(ElementQuery("Sort")))
    try session.perform(.type("b", into: nil))
    #expect(session.screen.remarks == [])
    #expect(session.screen.hasOpenMenu)
    #expect(session.screen.elements.first { $0.type == .textField }?.value == "ab")
  }

  @Test("a touch on an element that is not there is an error, and the menu stays")
  func missing() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Sort")))
    let query = ElementQuery("Missing")
    let touches = [
      Action.Touch.set(query, to: "on"), .swipeLeft(query), .swipeRight(query), .clear(query),
      .longPress(query),
    ]
    for touch in touches {
      #expect(throws: SessionError.self) { try session.perform(.limited(touch, within: .zero)) }
      #expect(session.screen.hasOpenMenu, "\(touch)")
    }
  }
}
