import HeadlessUIKit
import Testing

private final class PropertyView: UIView {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() { journal.note("view.updateProperties") }
  override func layoutSubviews() { journal.note("view.layoutSubviews") }
}

private final class PropertyViewController: UIViewController {
  let journal: Journal
  var isEmpty = true

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = PropertyView(journal) }
  override func updateProperties() { journal.note("updateProperties") }
  override func viewWillLayoutSubviews() { journal.note("willLayout") }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No orders"
    empty.button.title = "Order"
    empty.buttonProperties.primaryAction = UIAction { [journal] _ in journal.note("order") }
    contentUnavailableConfiguration = isEmpty ? empty : nil
  }
}

@Suite("Updates before layout")
struct UpdateTests {
  private func shown(on phone: SpyPhone) throws -> PropertyViewController {
    let screen = PropertyViewController(phone.journal)
    phone.window.rootViewController = screen
    phone.window.makeKeyAndVisible()
    try phone.settle()
    return screen
  }

  /// Source: updateProperties()'s documentation, "Configures the view's content and styling properties
  /// before layout", and setNeedsUpdateProperties()'s, "coalesced into a single update".
  @Test("updateProperties is called before layout, and alone after setNeedsUpdateProperties")
  func properties() throws {
    let phone = SpyPhone()
    let screen = try shown(on: phone)
    #expect(
      phone.journal.take() == [
        "updateProperties", "view.updateProperties", "willLayout", "view.layoutSubviews",
      ])
    screen.setNeedsUpdateProperties()
    screen.view.setNeedsUpdateProperties()
    #expect(phone.journal.take() == [])
    try phone.settle()
    #expect(phone.journal.take() == ["updateProperties", "view.updateProperties"])
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(phone.journal.take() == ["updateProperties", "view.updateProperties"])
    try phone.settle()
    #expect(phone.journal.take() == [])
  }

  /// Source: UIContentUnavailableConfiguration's documentation.
  @Test("a screen shows its unavailable content with text and button until the update removes it")
  func unavailable() throws {
    let phone = SpyPhone()
    let screen = try shown(on: phone)
    #expect(elements(of: screen.view) == ["staticText No orders", "button Order"])
    let button = screen.view.firstDescendant { $0.elementHasLabel("Order") }
    try #require(button).performTap()
    #expect(phone.journal.take().last == "order")
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.contentUnavailableConfiguration != nil)
    try phone.settle()
    #expect(elements(of: screen.view) == [])
  }

  @Test("a configuration set before the view loads shows once it has loaded")
  func beforeLoading() {
    _ = SpyPhone()
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(
      elements(of: screen.view) == [
        "staticText No Results", "staticText Check the spelling or try a new search.",
      ])
  }
}
