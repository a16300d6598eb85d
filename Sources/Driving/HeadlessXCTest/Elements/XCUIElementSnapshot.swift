nonisolated extension XCUIElement {
  /// Returns the attributes of the element and of what is in it, as they are now.
  ///
  /// - Throws: ``SnapshotProblem`` if there is not one such element.
  public func snapshot() throws -> XCUIElementSnapshot {
    try onMain {
      let isThere = soughtNode() != nil
      let resolution = Resolution(chain)
      guard isThere, let index = resolution.found.first else {
        throw SnapshotProblem(description: "Failed to get matching snapshot: \(resolution.reason)")
      }
      return XCUIElementSnapshot(resolution.snapshot, index)
    }
  }
}

/// A mistake of a snapshot: there is not one such element.
nonisolated public struct SnapshotProblem: Error, CustomStringConvertible {
  /// The reason in XCTest's words.
  public let description: String
}

/// The attributes of an element at one moment, and of the elements in it.
nonisolated public final class XCUIElementSnapshot: Sendable {
  /// The accessibility identifier.
  public let identifier: String
  /// The accessibility label.
  public let label: String
  /// The visible title.
  public let title: String
  /// The placeholder of a text field; nil for none.
  public let placeholderValue: String?
  /// The element's type.
  public let elementType: XCUIElement.ElementType
  /// Whether the element is enabled.
  public let isEnabled: Bool
  /// Whether the element is selected.
  public let isSelected: Bool
  /// Whether the element has the keyboard focus.
  public let hasFocus: Bool
  /// The elements in the element.
  public let children: [XCUIElementSnapshot]
  private let text: String?

  /// The value: a text; nil for none.
  public var value: Any? { text }

  @MainActor init(_ snapshot: Snapshot, _ index: Int) {
    let node = snapshot.nodes[index]
    identifier = node.identifier
    label = node.label
    title = node.title
    placeholderValue = node.placeholder
    elementType = node.type
    isEnabled = node.isEnabled
    isSelected = node.isSelected
    hasFocus = node.hasFocus
    text = node.value
    var children: [XCUIElementSnapshot] = []
    var next = index + 1
    while next < node.end {
      children.append(XCUIElementSnapshot(snapshot, next))
      next = snapshot.nodes[next].end
    }
    self.children = children
  }
}
