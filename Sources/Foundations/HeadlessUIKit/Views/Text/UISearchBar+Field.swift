import Foundation

extension UISearchBar: TextFieldBar {
  final func fieldMayBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

  final func fieldDidBegin() {
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  final func fieldMayEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  final func fieldDidEnd() { delegate?.searchBarTextDidEndEditing(self) }

  final func fieldMayChange(_ range: NSRange, to string: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  final func fieldDidChange() {
    delegate?.searchBar(self, textDidChange: searchTextField.buffer.text)
    searchController?.update()
  }

  final func fieldDidReturn() { delegate?.searchBarSearchButtonClicked(self) }
}
