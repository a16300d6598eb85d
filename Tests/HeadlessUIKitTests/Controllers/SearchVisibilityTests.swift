import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("What a search shows by itself")
struct SearchVisibilityTests {
  private let field = "searchField Search"

  /// Shows a screen with a search of two scopes, and returns its stack and the search.
  private func searched(
    on phone: SpyPhone, results: UIViewController? = nil
  ) throws -> (UINavigationController, UISearchController) {
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["Open", "Done"]
    let screen = phone.spy("A")
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    try phone.show(navigation)
    return (navigation, search)
  }

  @Test("the Cancel button and the scopes come and go with the search")
  func automatic() throws {
    let (navigation, search) = try searched(on: SpyPhone())
    let idle = ["navigationBar", "staticText A", field]
    #expect(elements(of: navigation.view) == idle)
    search.isActive = true
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", field, "button Cancel", "segmentedControl", "button Open selected",
        "button Done",
      ])
    search.isActive = false
    #expect(elements(of: navigation.view) == idle)
  }

  @Test("a bar that is told to show the Cancel button and the scopes always shows them")
  func always() throws {
    let (navigation, search) = try searched(on: SpyPhone())
    search.searchBar.setShowsCancelButton(true, animated: true)
    search.searchBar.showsScopeBar = true
    #expect(!search.automaticallyShowsCancelButton)
    #expect(!search.automaticallyShowsScopeBar)
    #expect(
      elements(of: navigation.view) == [
        "navigationBar", "staticText A", field, "button Cancel", "segmentedControl",
        "button Open selected", "button Done",
      ])
  }

  @Test("a bar that is told to show neither shows neither during a search")
  func never() throws {
    let (navigation, search) = try searched(on: SpyPhone())
    search.searchBar.showsCancelButton = false
    search.automaticallyShowsScopeBar = false
    search.isActive = true
    #expect(elements(of: navigation.view) == ["navigationBar", field])
  }

  @Test("results that are shown by the app come without text, and stay away with text")
  func results() throws {
    let phone = SpyPhone()
    let found = UILabel()
    found.text = "found"
    let results = phone.spy("R")
    results.view.addSubview(found)
    let (navigation, search) = try searched(on: phone, results: results)
    var isShown: Bool { elements(of: navigation.view).contains("staticText found") }
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(!isShown)
    search.isActive = true
    #expect(isShown)
    search.showsSearchResultsController = false
    #expect(!isShown)
    try search.searchBar.searchTextField.performType("f")
    #expect(!isShown)
    search.automaticallyShowsSearchResultsController = true
    #expect(isShown)
  }
}
