public import Foundation

/// Who is asked before a search bar changes, and told after.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether the bar may get the keyboard; true unless implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether the bar may lose the keyboard; true unless implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar lost the keyboard.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The text changed, by a person's hand or by code.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether keys may replace a range, in UTF-16 units, by a text; true unless implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The button to give up was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Another place to search was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Lets it begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Lets it end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Lets it change.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
