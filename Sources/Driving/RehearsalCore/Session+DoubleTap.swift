import HeadlessUIKit

extension Session {
  /// Taps an element, then what is at its place at the same instant.
  ///
  /// The work that is due runs between the two taps, because each is an event of its own. A second
  /// tap that meets a transition, another screen, a view in front or a disabled control does nothing,
  /// as in UIKit.
  func doubleTap(_ element: any AccessibleElement, on application: UIApplication) throws {
    let place = ElementPlace(of: element, in: topmostLayer)
    if let view = element as? UIView, view.recognizeDoubleTap() { return }
    try element.performTap()
    try runDueWork()
    guard application.transitionsInFlight == 0, let layer = topmostLayer,
      let second = place.element(in: layer), second.elementIsEnabled,
      layer.cover(of: second) == nil
    else { return }
    // A second tap on what does not react has no effect.
    try? second.performTap()
  }
}

/// The place of an element on the screen, without layout: its number among those of its type.
private struct ElementPlace {
  private let root: (any AccessibleElement)?
  private let original: any AccessibleElement
  private let number: Int?

  init(of element: any AccessibleElement, in layer: VisibleLayer?) {
    root = layer?.root
    original = element
    number = layer.flatMap { layer in
      Self.elements(in: layer.root, like: element).firstIndex { $0 === element }
    }
  }

  /// Returns the element that is at the place now; nil if another layer is in front.
  func element(in layer: VisibleLayer?) -> (any AccessibleElement)? {
    guard let layer, layer.root === root else { return nil }
    let elements = Self.elements(in: layer.root, like: original)
    if let same = elements.first(where: { $0 === original }) { return same }
    return number.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  private static func elements(
    in root: any AccessibleElement, like element: any AccessibleElement
  ) -> [any AccessibleElement] {
    var found: [any AccessibleElement] = []
    _ = root.forEachDescendant { candidate in
      if candidate.elementType == element.elementType { found.append(candidate) }
      return false
    }
    return found
  }
}
