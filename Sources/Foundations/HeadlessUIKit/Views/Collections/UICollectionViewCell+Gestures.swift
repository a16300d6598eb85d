internal import Foundation

extension UICollectionViewCell {
  /// Takes its place in a collection.
  final func enter(_ collection: UICollectionView, at path: IndexPath) {
    self.collection = collection
    self.path = path
    let chosen = collection.selection.contains(path)
    if isSelected != chosen { isSelected = chosen }
  }

  /// Gives its place up.
  final func leaveCollection() {
    collection = nil
    path = nil
    if isSelected { isSelected = false }
  }

  final func tapItem() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal(
        "\(elementName) takes no touches: isUserInteractionEnabled is false on it or around it.")
    }
    if recognizeTap() { return }
    if try !select() { throw cannot("be tapped: it is in no collection") }
  }

  /// Lets the collection do what it does with a tap on an item.
  final func select() throws(Refusal) -> Bool {
    guard let collection, let path else { return false }
    if collection.swiped === self {
      collection.closeSwipe()
      return true
    }
    collection.closeSwipe()
    if gestureAroundTakesTap { return true }
    guard collection.allowsSelection else {
      throw Refusal("a tap on \(elementName) does nothing: its collection allows no selection.")
    }
    collection.tapItem(at: path, self)
    return true
  }

  final func scrollIntoSight() {
    guard let collection, let path else { return }
    collection.scrollToItem(at: path, at: [], animated: false)
  }

  /// Shows what a swipe offers, as buttons in the cell; refused where it offers nothing.
  final func openSwipe(_ side: SwipeSide) throws(Refusal) -> Bool {
    guard let collection, let path else { return false }
    collection.closeSwipe()
    let offered = collection.collectionViewLayout.swipeActions(side, at: path)?.actions ?? []
    guard !offered.isEmpty else {
      throw Refusal("a swipe on \(elementName) shows nothing: the item has no actions.")
    }
    swipeButtons = offered.map { action in
      UIButton(offering: action, in: self) { [weak collection] in collection?.closeSwipe() }
    }
    for button in swipeButtons { addSubview(button) }
    collection.swiped = self
    return true
  }
}
