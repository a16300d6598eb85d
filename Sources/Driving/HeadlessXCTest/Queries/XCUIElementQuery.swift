public import Foundation

/// A query for elements, which is evaluated at each access.
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
  nonisolated let chain: QueryChain

  nonisolated init(_ chain: QueryChain) {
    self.chain = chain
  }

  /// The number of matches.
  nonisolated open var count: Int { onMain { Resolution(chain).found.count } }

  /// The only match; its use fails if there are several.
  nonisolated open var element: XCUIElement { XCUIElement(chain.adding(.only)) }

  /// The first match, found without regard to others.
  nonisolated open var firstMatch: XCUIElement { XCUIElement(chain.adding(.first)) }

  /// Elements for the matches that are there now, each by its index.
  nonisolated open var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// Elements for the matches that are there now, each by its index.
  nonisolated open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    allElementsBoundByIndex
  }

  /// Returns the match at an index; a negative index counts from the end, so that -1 is the last.
  nonisolated open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(chain.adding(.index(index)))
  }

  /// Returns the match at an index.
  nonisolated open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the match that satisfies a predicate.
  nonisolated open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the match with a type and an identifier.
  nonisolated open func element(
    matching type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// The match whose identifier, label, title, value or placeholder equals a text.
  nonisolated open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// Returns the descendants of the matches.
  nonisolated open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.descendants(type)))
  }

  /// Returns the children of the matches.
  nonisolated open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.children(type)))
  }

  /// Returns the matches that satisfy a predicate.
  nonisolated open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.predicate(HeldPredicate(predicate))))
  }

  /// Returns the matches with a type and an identifier.
  nonisolated open func matching(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.matching(type, identifier)))
  }

  /// Returns the matches whose identifier, label, title, value or placeholder equals a text.
  nonisolated open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.matching(.any, identifier)))
  }

  /// Returns the matches with a descendant that satisfies a predicate.
  nonisolated open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.containingPredicate(HeldPredicate(predicate))))
  }

  /// Returns the matches with a descendant of a type and an identifier.
  nonisolated open func containing(
    _ type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(chain.adding(.containing(type, identifier)))
  }

  /// The query's steps and its matches.
  nonisolated open var debugDescription: String {
    onMain {
      let resolution = Resolution(chain)
      let lines = resolution.found.map { "    " + resolution.snapshot.nodes[$0].line }
      return (["Query chain: \(chain.description)", "Matches:"] + lines).joined(separator: "\n")
    }
  }
}
