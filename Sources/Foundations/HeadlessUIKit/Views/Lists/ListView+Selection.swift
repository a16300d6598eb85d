import Foundation

extension ListView {
  /// Whether several items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a tap selects an item now.
  private var tapSelects: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Performs a tap on a cell's item.
  ///
  /// While a cell shows swipe actions, a tap on any cell closes them and does nothing else, as in
  /// UIKit. Throws a refusal if the list allows no selection.
  func tapItem(of cell: Cell, at path: IndexPath) throws(Refusal) {
    if swipedCell != nil { return closeSwipe() }
    if cell.gestureAroundTakesTap { return }
    guard tapSelects else {
      let condition = isEditing ? " while it is edited" : ""
      throw Refusal(
        "a tap on \(cell.elementName) does nothing: its \(Self.nouns.name) allows no "
          + "selection\(condition).")
    }
    tap(cell, at: path)
  }

  /// Adds an item to the selection, and shows it in its cell.
  func addToSelection(_ path: IndexPath) {
    if !selection.contains(path) { selection.append(path) }
    loadedCell(at: path)?.showSelection(true)
  }

  /// Removes an item from the selection, and shows it in its cell.
  func removeFromSelection(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    loadedCell(at: path)?.showSelection(false)
  }

  /// Selects an item without telling the delegate; nil deselects all.
  ///
  /// An item that does not exist changes nothing.
  func select(_ path: IndexPath?) {
    if let path, !counts.contains(path) { return }
    if path == nil || !selectsSeveral {
      for path in selection { removeFromSelection(path) }
    }
    if let path { addToSelection(path) }
  }
}

extension ListCell {
  /// Performs a tap on the cell: its own gesture, else its list's reaction.
  func tapCell(of list: ListNouns) throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal(
        "\(elementName) takes no touches: isUserInteractionEnabled is false on it or around it.")
    }
    if recognizeTap() { return }
    if try !reactToTap() { throw cannot("be tapped: it is in no \(list.name)") }
  }

  /// Removes the buttons that a swipe revealed.
  func removeSwipeButtons() {
    for button in swipeButtons { button.removeFromSuperview() }
    swipeButtons = []
  }
}
