/// An element of an app's screen, which is looked up at each use.
///
/// Reading an attribute fails the test if there is no match or there are several; ``exists`` never
/// fails.
open class XCUIElement: XCUIElementTypeQueryProvider, XCUIScreenshotProviding,
  CustomStringConvertible, CustomDebugStringConvertible
{
  nonisolated let chain: QueryChain

  nonisolated init(_ chain: QueryChain) {
    self.chain = chain
  }

  /// Whether the element is there now, and is the only match.
  nonisolated open var exists: Bool { onMain { isThere } }

  var isThere: Bool { Resolution(chain).element != nil }

  /// Whether the element is there and no alert or screen covers it.
  nonisolated open var isHittable: Bool {
    onMain { Resolution(chain).element.map { !$0.isCovered } ?? false }
  }

  /// The accessibility identifier.
  nonisolated open var identifier: String { read("") { $0.identifier } }

  /// The accessibility label.
  nonisolated open var label: String { read("") { $0.label } }

  /// The visible title.
  nonisolated open var title: String { read("") { $0.title } }

  /// The value: a text; nil for none.
  nonisolated open var value: Any? { read(nil) { $0.value } }

  /// The placeholder of a text field; nil for none.
  nonisolated open var placeholderValue: String? { read(nil) { $0.placeholder } }

  /// Whether the element is enabled.
  nonisolated open var isEnabled: Bool { read(false) { $0.isEnabled } }

  /// Whether the element is selected.
  nonisolated open var isSelected: Bool { read(false) { $0.isSelected } }

  /// Whether the element has the keyboard focus.
  nonisolated open var hasFocus: Bool { read(false) { $0.hasFocus } }

  /// The element's type.
  nonisolated open var elementType: ElementType { read(.any) { $0.type } }

  /// The first match of the element's query.
  nonisolated open var firstMatch: XCUIElement {
    guard case .only = chain.steps.last else { return self }
    var chain = chain
    chain.steps[chain.steps.count - 1] = .first
    return XCUIElement(chain)
  }

  /// Returns the query for the descendants of a type.
  nonisolated open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.descendants(type)))
  }

  /// Returns the query for the children of a type.
  nonisolated open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.children(type)))
  }

  /// Returns the text of the screen that the element is on.
  nonisolated open func screenshot() -> XCUIScreenshot { onMain { XCUIScreenshot(chain.app.run) } }

  /// The name by which failures call the element: `"Send" Button`.
  nonisolated open var description: String { onMain { chain.elementName } }

  /// The elements in the element, one a line.
  nonisolated open var debugDescription: String {
    onMain {
      let resolution = Resolution(chain)
      let tree = resolution.found.map(resolution.tree(of:)).joined(separator: "\n")
      return "Element subtree:\n\(tree)\nQuery chain: \(chain.description)"
    }
  }

  /// Reads an attribute; records a failure if there is not one element.
  nonisolated func read<Value: Sendable>(
    _ fallback: Value, _ attribute: @MainActor (Snapshot.Node) -> Value
  ) -> Value {
    onMain {
      guard let node = soughtNode() else {
        let reason = Resolution(chain).reason
        TestFailure.record("Failed to get matching snapshot: \(reason)")
        return fallback
      }
      return attribute(node)
    }
  }

  /// Returns the element, and waits for it on virtual time as XCUITest's retries do.
  func soughtNode() -> Snapshot.Node? {
    var node = Resolution(chain).element
    guard node == nil else { return node }
    _ = chain.app.run.wait(upTo: Self.searchTime) {
      let resolution = Resolution(chain)
      node = resolution.element
      return node != nil || resolution.isAmbiguous
    }
    return node
  }

  /// The virtual time that XCUITest's retries of a search take.
  private static let searchTime = Duration.seconds(3)
}
