import Foundation
import HeadlessUIKit
import Testing

@Suite("UISearchBar and UISearchController")
struct UISearchBarTests {
  private final class BarDelegate: UISearchBarDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary.write("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary.write("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      diary.write("text \"\(searchText)\"")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.write("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary.write("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { diary.write("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { diary.write("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { diary.write("scope \(selectedScope)") }
  }

  private final class Updater: UISearchResultsUpdating, UISearchControllerDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func updateSearchResults(for searchController: UISearchController) {
      diary.write("update \"\(searchController.searchBar.text ?? "")\"")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      diary.write("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      diary.write("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      diary.write("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      diary.write("didDismiss")
    }
  }

  /// Source: UISearchBar.showsSearchResultsButton's documentation: the bookmark button is then not shown.
  @Test("a bookmark or results button is in an empty field alone, and calls the delegate")
  func fieldButtons() throws {
    let diary = Diary()
    let (bar, delegate) = (UISearchBar(), BarDelegate(diary))
    bar.delegate = delegate
    let phone = Phone(bar)
    #expect(phone.find("Bookmarks") == nil)
    bar.showsBookmarkButton = true
    try phone.tap("Bookmarks", .button)
    bar.text = "a"
    #expect(phone.find("Bookmarks") == nil)
    bar.text = ""
    bar.showsSearchResultsButton = true
    #expect(phone.find("Bookmarks") == nil)
    try phone.tap("Search results", .button)
    #expect(diary.lines == ["bookmark", "text \"a\"", "text \"\"", "results"])
  }

  @Test("a search controller uses the search bar that its class returns")
  func ownBar() throws {
    final class OwnBarController: UISearchController {
      let own = UISearchBar()
      override var searchBar: UISearchBar { own }
    }
    let diary = Diary()
    let updater = Updater(diary)
    let controller = OwnBarController(searchResultsController: nil)
    controller.searchResultsUpdater = updater
    let phone = Phone(controller.searchBar)
    try phone.find("Search", .searchField)?.performType("a")
    #expect(diary.lines == ["update \"\"", "update \"a\""])
    #expect(controller.isActive)
  }

  @Test("typing, the search key and Cancel call the search bar's delegate")
  func bar() throws {
    let diary = Diary()
    let (bar, delegate) = (UISearchBar(), BarDelegate(diary))
    bar.delegate = delegate
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Mine"]
    let phone = Phone(bar)
    try phone.find("Find")?.performType("a\n")
    try phone.tap("Mine")
    try phone.tap("Cancel")
    bar.text = ""
    bar.resignFirstResponder()
    #expect(
      diary.lines == [
        "didBegin", "text \"a\"", "search", "scope 1", "cancel", "text \"\"", "didEnd",
      ])
    #expect(
      phone.lines == [
        "searchField \"Find\" = \"\"", "button \"Cancel\"", "segmentedControl = \"Mine\"",
        "button \"All\"", "button \"Mine\" selected",
      ])
  }

  @Test("the search key is disabled while the text is empty")
  func searchKey() {
    let bar = UISearchBar()
    let phone = Phone(bar)
    #expect(
      refusal { try phone.find("Search")?.performSubmit() } == """
        the return key of searchField "Search" is disabled while the field is empty.
        """)
  }

  @Test("editing begins a search, typing updates the results, and Cancel ends it")
  func controller() throws {
    let diary = Diary()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let updater = Updater(diary)
    search.searchResultsUpdater = updater
    search.delegate = updater
    let phone = Phone(search.searchBar)
    #expect(phone.lines == ["searchField \"Search\" = \"\""])
    try phone.tap("Search")
    #expect(diary.read() == ["willPresent", "update \"\"", "didPresent"])
    #expect(search.isActive && search.visibleResults == nil)
    try phone.find("Search")?.performType("t")
    #expect(diary.read() == ["update \"t\""])
    #expect(search.visibleResults === results)
    try phone.tap("Cancel")
    #expect(diary.read() == ["willDismiss", "update \"\"", "didDismiss"])
    #expect(phone.lines == ["searchField \"Search\" = \"\""])
  }

  @Test("another scope of a search updates its results, after the bar's delegate is told")
  func scopes() throws {
    let diary = Diary()
    let search = UISearchController(searchResultsController: nil)
    let (updater, delegate) = (Updater(diary), BarDelegate(diary))
    search.searchResultsUpdater = updater
    search.searchBar.delegate = delegate
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    let phone = Phone(search.searchBar)
    try phone.find("Search")?.performType("t")
    #expect(diary.read().suffix(2) == ["text \"t\"", "update \"t\""])
    try phone.tap("Mine")
    #expect(diary.read() == ["scope 1", "update \"t\""])
  }

  @Test("isActive = true makes the search field first responder")
  func byCode() {
    let search = UISearchController(searchResultsController: nil)
    let phone = Phone(search.searchBar)
    search.isActive = true
    #expect(
      phone.lines == ["searchField \"Search\" = \"\" focused", "button \"Cancel\""])
    search.isActive = false
    #expect(phone.lines == ["searchField \"Search\" = \"\""])
  }
}
