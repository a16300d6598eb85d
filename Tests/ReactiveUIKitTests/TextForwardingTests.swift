import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Calls that bound search bars and text views pass on to the app's delegate")
struct TextForwardingTests {
  /// A delegate that logs its calls and refuses everything.
  final class Delegate: UISearchBarDelegate, UITextViewDelegate {
    var calls: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { false }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }

    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("replace \(range.location) \(range.length) \(text)")
      return false
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }

    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      calls.append("scope \(selectedScope)")
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("view began") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("view ended") }

    func textViewDidChange(_ textView: UITextView) { calls.append("view changed") }

    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("view selection") }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("view replace \(range.location) \(range.length) \(text)")
      return false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("ended scrolling")
    }
  }

  let delegate = Delegate()
  let bag = DisposeBag()
  let range = NSRange(location: 1, length: 2)

  @Test("a search bar's events reach the delegate, which answers its questions")
  func searchBar() throws {
    let bar = UISearchBar()
    bar.delegate = delegate
    bar.rx.cancelButtonClicked.subscribe(onNext: { [delegate] in delegate.calls.append("rx cancel")
    })
    .disposed(by: bag)
    bar.rx.bookmarkButtonClicked.subscribe(onNext: { [delegate] in
      delegate.calls.append("rx bookmark")
    })
    .disposed(by: bag)
    bar.rx.resultsListButtonClicked.subscribe(onNext: { [delegate] in
      delegate.calls.append("rx results")
    })
    .disposed(by: bag)
    bar.rx.selectedScopeButtonIndex.skip(1)
      .subscribe(onNext: { [delegate] in delegate.calls.append("rx scope \($0)") })
      .disposed(by: bag)
    let proxy = try #require(bar.delegate)
    #expect(proxy !== delegate)
    #expect(!proxy.searchBarShouldBeginEditing(bar))
    proxy.searchBarTextDidBeginEditing(bar)
    proxy.searchBar(bar, textDidChange: "a")
    #expect(!proxy.searchBar(bar, shouldChangeTextIn: range, replacementText: "b"))
    proxy.searchBarSearchButtonClicked(bar)
    proxy.searchBarCancelButtonClicked(bar)
    proxy.searchBarBookmarkButtonClicked(bar)
    proxy.searchBarResultsListButtonClicked(bar)
    proxy.searchBar(bar, selectedScopeButtonIndexDidChange: 3)
    #expect(!proxy.searchBarShouldEndEditing(bar))
    proxy.searchBarTextDidEndEditing(bar)
    #expect(
      delegate.calls == [
        "began", "text a", "replace 1 2 b", "search", "cancel", "rx cancel",
        "bookmark", "rx bookmark", "results", "rx results", "scope 3", "rx scope 3", "ended",
      ])
  }

  @Test("a search bar without a delegate of the app permits editing")
  func searchBarDefaults() throws {
    let bar = UISearchBar()
    bar.rx.cancelButtonClicked.subscribe().disposed(by: bag)
    let proxy = try #require(bar.delegate)
    #expect(proxy.searchBarShouldBeginEditing(bar))
    #expect(proxy.searchBarShouldEndEditing(bar))
    #expect(proxy.searchBar(bar, shouldChangeTextIn: range, replacementText: "b"))
  }

  @Test("a text view's events reach the delegate before the observers; it answers its questions")
  func textView() throws {
    let view = UITextView()
    view.delegate = delegate
    for (name, event) in [
      ("rx changed", view.rx.didChange), ("rx began", view.rx.didBeginEditing),
      ("rx ended", view.rx.didEndEditing), ("rx selection", view.rx.didChangeSelection),
    ] {
      event.subscribe(onNext: { [delegate] in delegate.calls.append(name) }).disposed(by: bag)
    }
    let proxy = try #require(view.delegate)
    #expect(proxy !== delegate)
    #expect(!proxy.textViewShouldBeginEditing(view))
    proxy.textViewDidBeginEditing(view)
    #expect(!proxy.textView(view, shouldChangeTextIn: range, replacementText: "b"))
    proxy.textViewDidChange(view)
    proxy.textViewDidChangeSelection(view)
    proxy.scrollViewDidScroll(view)
    proxy.scrollViewDidEndScrollingAnimation(view)
    #expect(!proxy.textViewShouldEndEditing(view))
    proxy.textViewDidEndEditing(view)
    #expect(
      delegate.calls == [
        "view began", "rx began", "view replace 1 2 b", "view changed", "rx changed",
        "view selection", "rx selection", "scrolled", "ended scrolling", "view ended", "rx ended",
      ])
  }

  @Test("a text view without a delegate of the app permits editing")
  func textViewDefaults() throws {
    let view = UITextView()
    view.rx.didChange.subscribe().disposed(by: bag)
    let proxy = try #require(view.delegate)
    #expect(proxy.textViewShouldBeginEditing(view))
    #expect(proxy.textViewShouldEndEditing(view))
    #expect(proxy.textView(view, shouldChangeTextIn: range, replacementText: "b"))
  }
}
