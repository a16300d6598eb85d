import HeadlessUIKit

/// The descendants of an element: type, label, and state if selected or disabled.
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
