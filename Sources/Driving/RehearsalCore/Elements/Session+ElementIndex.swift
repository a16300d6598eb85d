import HeadlessDevice
package import HeadlessUIKit

extension Session {
  /// Returns the index of an element among the elements of the screen; nil if it is not on it.
  package func index(of element: any AccessibleElement) -> Int? {
    makeCurrent()
    var search = IndexSearch(element: element)
    for layer in visibleLayers.reversed() where layer.isVisible {
      if search.finds(in: layer.root) { return search.index }
    }
    return nil
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
