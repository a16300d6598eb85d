import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Search results")
struct SearchTests {
  /// Shows a stack whose top is searched, and returns the search and its results controller.
  private func searched(
    on phone: SpyPhone
  ) throws -> (UINavigationController, UISearchController, SpyViewController) {
    let results = phone.spy("R")
    let found = UILabel()
    found.text = "found"
    results.view.addSubview(found)
    let search = UISearchController(searchResultsController: results)
    let screen = phone.spy("A")
    screen.navigationItem.searchController = search
    let label = UILabel()
    label.text = "listed"
    screen.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: screen)
    try phone.show(navigation)
    return (navigation, search, results)
  }

  private let field = "searchField Search"

  @Test("results appear above the screen with the first letter and disappear with the search")
  func comeAndGo() throws {
    let phone = SpyPhone()
    let (navigation, search, results) = try searched(on: phone)
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", "staticText A", field, "staticText listed",
      ])
    try search.searchBar.searchTextField.performType("f")
    #expect(
      phone.journal.take() == [
        "R.willMove(parent)", "R.willAppear", "R.isAppearing", "R.didAppear",
      ])
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", field, "button Cancel", "staticText found",
      ])
    #expect(results.presentingViewController === navigation.topViewController)
    #expect(results.navigationController == nil)
    search.isActive = false
    #expect(phone.journal.take() == ["R.willDisappear", "R.didDisappear"])
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", "staticText A", field, "staticText listed",
      ])
    #expect(results.isInWindowHierarchy)
  }

  @Test("a visit of the results ends where the visitor stops it")
  func stoppedVisit() throws {
    let phone = SpyPhone()
    let (navigation, search, _) = try searched(on: phone)
    try search.searchBar.searchTextField.performType("f")
    var visits = 0
    let isStopped = navigation.view.forEachAccessibleChild { _ in
      visits += 1
      return true
    }
    #expect(isStopped && visits == 1)
  }

  @Test("a search hides the title and the buttons of the bar, unless it is told not to")
  func hidesBar() throws {
    let phone = SpyPhone()
    let (navigation, search, _) = try searched(on: phone)
    let top = try #require(navigation.topViewController)
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain) { _ in }
    let below = phone.spy("B")
    navigation.viewControllers = [below, top]
    try phone.settle()
    search.isActive = true
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", field, "button Cancel", "staticText listed",
      ])
    #expect(throws: Refusal("back: the search hides the navigation bar over Spy; end it first.")) {
      try navigation.goBack()
    }
    search.hidesNavigationBarDuringPresentation = false
    #expect(elements(of: navigation.view).contains("button Add"))
    search.isActive = false
    try navigation.goBack()
    #expect(navigation.topViewController === below)
  }

  @Test("results disappear and appear with the searched screen")
  func withHost() throws {
    let phone = SpyPhone()
    let (navigation, search, _) = try searched(on: phone)
    try search.searchBar.searchTextField.performType("f")
    _ = phone.journal.take()
    navigation.pushViewController(phone.spy("B"), animated: false)
    navigation.popViewController(animated: false)
    #expect(
      phone.journal.take() == [
        "B.willMove(parent)", "B.didLoad", "A.willDisappear", "R.willDisappear", "B.willAppear",
        "B.isAppearing", "A.didDisappear", "R.didDisappear", "B.didAppear", "B.didMove(parent)",
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "R.willAppear", "A.isAppearing",
        "R.isAppearing", "B.didDisappear", "A.didAppear", "R.didAppear", "B.didMove(nil)",
      ])
  }

  @Test("results can present, and end the search by dismissing themselves")
  func present() throws {
    let phone = SpyPhone()
    let (navigation, search, results) = try searched(on: phone)
    try search.searchBar.searchTextField.performType("f")
    results.present(phone.spy("M"), animated: false)
    #expect(navigation.presentedViewController?.title == "M")
    navigation.dismiss(animated: false)
    results.dismiss(animated: true) { phone.journal.note("ended") }
    #expect(!search.isActive)
    #expect(phone.journal.take().suffix(3) == ["R.willDisappear", "R.didDisappear", "ended"])
    #expect(phone.findings == [])
  }
}
