extension AccessibleElement {
  /// Returns the first descendant, in reading order, that satisfies a predicate; nil if none does.
  ///
  /// The predicate is called for plain containers too. Elements that do not match allocate nothing.
  package func firstDescendant(
    where matches: (any AccessibleElement) -> Bool
  ) -> (any AccessibleElement)? {
    var found: (any AccessibleElement)?
    forEachDescendant { element in
      guard matches(element) else { return false }
      found = element
      return true
    }
    return found
  }

  /// Visits all descendants, depth first in reading order, until the visitor returns true.
  ///
  /// Returns whether the visitor stopped the visit.
  @discardableResult
  package func forEachDescendant(_ body: (any AccessibleElement) -> Bool) -> Bool {
    forEachAccessibleChild { child in
      body(child) || child.forEachDescendant(body)
    }
  }

  /// The name in messages: `button "Sign in"`, `textField Email`, or the class if there is neither.
  package var elementName: String {
    let kind = elementType?.rawValue ?? "\(type(of: self))"
    let word = elementLabel.isEmpty ? elementIdentifier ?? "" : elementLabel
    return word.isEmpty ? kind : "\(kind) \"\(word)\""
  }

  /// Returns the refusal of an action that the element does not support.
  package func cannot(_ act: String) -> Refusal {
    Refusal("\(elementName) cannot \(act).")
  }
}
