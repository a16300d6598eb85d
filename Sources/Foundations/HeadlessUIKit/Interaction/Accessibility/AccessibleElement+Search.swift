extension AccessibleElement {
  /// The first element below this one, in reading order, that a test accepts; nil for none.
  ///
  /// The test sees plain containers too. Nothing is allocated for what does not match.
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

  /// Visits all that is below this element, depth first in reading order, until told to stop.
  ///
  /// Returns whether the visitor had enough.
  @discardableResult
  package func forEachDescendant(_ body: (any AccessibleElement) -> Bool) -> Bool {
    forEachAccessibleChild { child in
      body(child) || child.forEachDescendant(body)
    }
  }

  /// How messages name it: `button "Sign in"`, `textField Email`, or its class where it has neither.
  package var elementName: String {
    let kind = elementType?.rawValue ?? "\(type(of: self))"
    let word = elementLabel.isEmpty ? elementIdentifier ?? "" : elementLabel
    return word.isEmpty ? kind : "\(kind) \"\(word)\""
  }

  /// A refusal of an act that has no meaning for this element.
  package func cannot(_ act: String) -> Refusal {
    Refusal("\(elementName) cannot \(act).")
  }
}
