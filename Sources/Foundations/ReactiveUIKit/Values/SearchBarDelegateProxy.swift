import Foundation
import HeadlessUIKit
import Reactive

/// A search bar's delegate that sends the buttons that a person taps.
final class SearchBarDelegateProxy: ForwardingDelegate<UISearchBar>, UISearchBarDelegate {
  private final class EmptyDelegate: UISearchBarDelegate {}

  let cancellations = PublishSubject<Void>()
  let bookmarks = PublishSubject<Void>()
  let resultsLists = PublishSubject<Void>()
  let scopes = PublishSubject<Int>()
  private let emptyDelegate = EmptyDelegate()

  private var own: any UISearchBarDelegate {
    ownDelegate ?? emptyDelegate
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    own.searchBarShouldBeginEditing(searchBar)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    own.searchBarTextDidBeginEditing(searchBar)
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    own.searchBarShouldEndEditing(searchBar)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    own.searchBarTextDidEndEditing(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    own.searchBar(searchBar, textDidChange: searchText)
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    own.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    own.searchBarSearchButtonClicked(searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    own.searchBarCancelButtonClicked(searchBar)
    cancellations.onNext(())
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    own.searchBarBookmarkButtonClicked(searchBar)
    bookmarks.onNext(())
  }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    own.searchBarResultsListButtonClicked(searchBar)
    resultsLists.onNext(())
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    own.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    scopes.onNext(selectedScope)
  }
}
