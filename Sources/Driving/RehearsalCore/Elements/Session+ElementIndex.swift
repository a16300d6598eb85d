package import HeadlessUIKit

extension Session {
  /// Returns the index of an element among the elements of the screen; nil if it is not on it.
  package func index(of element: any AccessibleElement) -> Int? {
    makeCurrent()
    var search = IndexSearch(element: element)
    for layer in layersInReadingOrder {
      if search.finds(in: layer.root) { return search.index }
    }
    return nil
  }

  /// Returns the values that a person can choose from in an element of the screen, as a picker's rows.
  package func choices(ofElementAt index: Int) -> [String] {
    element(at: index)?.elementChoices ?? []
  }

  /// Returns whether an element of the screen is a text view that shows text and takes none.
  package func isReadOnlyText(at index: Int) -> Bool {
    (element(at: index) as? UITextView)?.isEditable == false
  }

  private func element(at index: Int) -> (any AccessibleElement)? {
    makeCurrent()
    var search = ElementSearch(rest: index)
    for layer in layersInReadingOrder {
      if search.finds(in: layer.root) { break }
    }
    return search.found
  }
}

/// A search for the element with an index in reading order.
private struct ElementSearch {
  private(set) var rest: Int
  private(set) var found: (any AccessibleElement)?

  init(rest: Int) {
    self.rest = rest
  }

  mutating func finds(in root: any AccessibleElement) -> Bool {
    if root.elementType != nil {
      guard rest > 0 else {
        found = root
        return true
      }
      rest -= 1
    }
    return root.forEachAccessibleChild { finds(in: $0) }
  }
}

/// A search for an element in reading order, which counts the elements before it.
private struct IndexSearch {
  let element: any AccessibleElement
  private(set) var index = 0

  init(element: any AccessibleElement) {
    self.element = element
  }

  mutating func finds(in root: any AccessibleElement) -> Bool {
    if root === element { return root.elementType != nil }
    if root.elementType != nil { index += 1 }
    return root.forEachAccessibleChild { finds(in: $0) }
  }
}
