import HeadlessUIKit

/// Writes down elements as values, in reading order, each with its depth.
struct ElementReader {
  private(set) var elements: [Screen.Element] = []
  private var depth = 0

  /// Writes down an element and all that is in it; a plain container only passes on what is in it.
  mutating func read(_ element: any AccessibleElement, isCovered: Bool) {
    let isElement = element.elementType != nil
    if let type = element.elementType {
      elements.append(Screen.Element(element, type: type, depth: depth, isCovered: isCovered))
      depth += 1
    }
    _ = element.forEachAccessibleChild { child in
      read(child, isCovered: isCovered)
      return false
    }
    if isElement { depth -= 1 }
  }
}

extension Screen.Element {
  fileprivate init(
    _ element: any AccessibleElement, type: ElementType, depth: Int, isCovered: Bool
  ) {
    self.init(
      type: type, identifier: element.elementIdentifier, label: element.elementLabel,
      value: element.elementValue, placeholder: element.elementPlaceholder,
      isEnabled: element.elementIsEnabled, isSelected: element.elementIsSelected,
      hasFocus: element.elementHasFocus, depth: depth, isCovered: isCovered)
  }
}
