import HeadlessUIKit

/// What a person finds below an element: type, label, and what is to be said of its state.
func elements(of element: any AccessibleElement) -> [String] {
  var lines: [String] = []
  element.forEachDescendant { child in
    if let type = child.elementType {
      let words = [
        type.rawValue, child.elementLabel, child.elementIsSelected ? "selected" : "",
        child.elementIsEnabled ? "" : "disabled",
      ]
      lines.append(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return false
  }
  return lines
}
