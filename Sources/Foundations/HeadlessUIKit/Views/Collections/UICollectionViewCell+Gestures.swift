internal import Foundation

extension UICollectionViewCell {
  /// Sets the cell's collection and index path, and adopts the collection's selection.
  final func attach(to collection: UICollectionView, at path: IndexPath) {
    self.collection = collection
    self.path = path
    let chosen = collection.selection.contains(path)
    if isSelected != chosen { isSelected = chosen }
    if collection.isEditing { setNeedsUpdateConfiguration() }
    adoptEditing()
  }

  /// Clears the cell's collection, index path and selection.
  final func detach() {
    collection = nil
    path = nil
    if isSelected { isSelected = false }
  }

  final func showSelection(_ selected: Bool) { isSelected = selected }

  /// Lets the collection react to a tap on the item; returns false if the cell is in no collection.
  final func selectItem() throws(Refusal) -> Bool {
    guard let collection, let path else { return false }
    try collection.tapItem(of: self, at: path)
    return true
  }

  final func scrollToVisible() {
    guard let collection, let path else { return }
    collection.pull(to: path)
  }

  /// Shows the swipe actions as buttons in the cell; throws a refusal if there are none.
  final func openSwipe(_ side: SwipeSide) throws(Refusal) -> Bool {
    guard let collection, let path else { return false }
    collection.closeSwipe()
    let actions = collection.collectionViewLayout.swipeActions(side, at: path)?.actions ?? []
    guard !actions.isEmpty else {
      throw Refusal("a swipe on \(elementName) shows nothing: the item has no actions.")
    }
    swipeButtons = actions.map { action in
      UIButton(offering: action, in: self) { [weak collection] in collection?.closeSwipe() }
    }
    for button in swipeButtons { addSubview(button) }
    collection.swipedCell = self
    return true
  }
}
