package import HeadlessUIKit

extension Session {
  /// The gestures that the visible views answer, each set at the first element that can name its view.
  ///
  /// - Returns: sets of gestures by the index of their element in the screen's elements.
  package var offeredGestures: [Int: OfferedGestures] {
    makeCurrent()
    var reader = GestureReader()
    for layer in layersInReadingOrder {
      reader.read(layer.root, isCovered: layer.isCovered)
    }
    return reader.found
  }

  /// Whether the screen in front has content of another framework, whose ways to go on are not known.
  package var showsOpaqueContent: Bool { application?.showsOpaqueContent ?? false }
}

/// A reader of gestures, which visits elements in the order of ``ElementReader``.
private struct GestureReader {
  private(set) var found: [Int: OfferedGestures] = [:]
  private var count = 0
  /// The gestures of the views around the next element that no element names yet.
  private var unnamed: OfferedGestures = []

  /// Finds the gestures on an element and in it.
  mutating func read(_ element: any AccessibleElement, isCovered: Bool) {
    let outer = unnamed
    if !isCovered, let view = element as? UIView { unnamed.formUnion(view.offeredGestures) }
    if let type = element.elementType {
      if !isCovered, element.elementIsEnabled, Self.hasName(element, type) { name(type) }
      count += 1
    }
    element.forEachChild(isCovered: isCovered) { read($0, isCovered: $1) }
    unnamed.formIntersection(outer)
  }

  /// Lets the current element name the gestures of the views around it that it does not take itself.
  private mutating func name(_ type: ElementType) {
    let named = Self.passive.contains(type) ? unnamed : unnamed.subtracting(.tap)
    guard !named.isEmpty else { return }
    found[count] = named
    unnamed.subtract(named)
  }

  /// The types whose taps reach the views around them.
  private static let passive: Set<ElementType> = [.staticText, .image, .other, .pageIndicator]

  private static func hasName(_ element: any AccessibleElement, _ type: ElementType) -> Bool {
    type == .cell || !element.elementLabel.isEmpty
      || [element.elementIdentifier, element.elementPlaceholder].contains { $0?.isEmpty == false }
  }
}
