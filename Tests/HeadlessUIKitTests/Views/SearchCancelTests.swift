import Foundation
import HeadlessUIKit
import Testing

/// A search's delegate and updater that writes its calls.
private final class SearchListener: UISearchResultsUpdating, UISearchControllerDelegate {
  let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func updateSearchResults(for search: UISearchController) {
    diary.write("update \"\(search.searchBar.text ?? "")\" \(search.isActive)")
  }
  func willDismissSearchController(_ search: UISearchController) { diary.write("willDismiss") }
  func didDismissSearchController(_ search: UISearchController) { diary.write("didDismiss") }
}

@Suite("The Cancel button of a search bar")
struct SearchCancelTests {
  @Test("the end of a search updates its results once, with and without a text")
  func updates() throws {
    let diary = Diary()
    let listener = SearchListener(diary)
    let search = UISearchController()
    search.searchResultsUpdater = listener
    search.delegate = listener
    let phone = Phone(search.searchBar)
    try phone.tap("Search")
    #expect(diary.read() == ["update \"\" true"])
    try phone.tap("Cancel")
    #expect(diary.read() == ["willDismiss", "update \"\" false", "didDismiss"])
    try phone.find("Search")?.performType("a")
    #expect(diary.read() == ["update \"\" true", "update \"a\" true"])
    search.isActive = false
    #expect(diary.read() == ["willDismiss", "update \"\" false", "didDismiss"])
    search.isActive = false
    #expect(diary.read() == [])
  }

  @Test("the Cancel button and the scopes of a bar that takes no touches are disabled")
  func disabled() {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All"]
    let phone = Phone(bar)
    let enabled = phone.lines
    bar.isUserInteractionEnabled = false
    #expect(
      enabled == [
        "searchField \"Search\" = \"\"", "button \"Cancel\"", "segmentedControl = \"All\"",
        "button \"All\" selected",
      ])
    #expect(
      phone.lines == [
        "searchField \"Search\" = \"\" disabled", "button \"Cancel\" disabled",
        "segmentedControl = \"All\" disabled", "button \"All\" disabled selected",
      ])
  }
}
