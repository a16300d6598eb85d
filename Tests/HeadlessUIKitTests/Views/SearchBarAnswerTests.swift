import Foundation
import HeadlessUIKit
import Testing

/// A delegate of a search bar that refuses what a test says.
private final class RefusingDelegate: UISearchBarDelegate {
  var refused = ""
  var mayEnd = true

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != refused }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
}

@Suite("Answers of a search bar's delegate")
struct SearchBarAnswerTests {
  @Test("a text that the delegate refuses is not typed")
  func refusedText() throws {
    let (bar, delegate) = (UISearchBar(), RefusingDelegate())
    bar.delegate = delegate
    delegate.refused = "b"
    _ = Phone(bar)
    try bar.searchTextField.performType("abc")
    #expect(bar.text == "ac")
  }

  @Test("editing goes on while the delegate refuses its end")
  func refusedEnd() throws {
    let (bar, delegate) = (UISearchBar(), RefusingDelegate())
    bar.delegate = delegate
    _ = Phone(bar)
    try bar.searchTextField.performTap()
    delegate.mayEnd = false
    bar.resignFirstResponder()
    #expect(bar.isFirstResponder)
    delegate.mayEnd = true
    bar.resignFirstResponder()
    #expect(!bar.isFirstResponder)
  }
}
