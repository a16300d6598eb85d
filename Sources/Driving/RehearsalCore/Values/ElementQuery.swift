public import HeadlessUIKit

/// A description of one or more elements on the screen.
///
/// A query is evaluated against the screen each time it is used, as XCUITest does.
public struct ElementQuery: Hashable, Sendable {
  /// A part of the screen to search.
  public indirect enum Scope: Hashable, Sendable {
    /// The presented alert.
    case alert
    /// The presented action sheet, or else the presented sheet.
    case sheet
    /// The notification banner.
    case banner
    /// The element that another query finds.
    case element(ElementQuery)
  }

  /// The element's type; nil for any.
  public var type: ElementType?

  /// The element's identifier, label or title; nil for any.
  public var text: String?

  /// The position among the matching elements, from 1; nil if only one element may match.
  public var index: Int?

  /// A text in the element or in one of its descendants; nil for any.
  public var containing: String?

  /// The part of the screen to search; nil for the whole screen.
  public var scope: Scope?

  /// Creates a query.
  public init(
    _ text: String? = nil, type: ElementType? = nil, index: Int? = nil,
    containing: String? = nil, in scope: Scope? = nil
  ) {
    self.text = text
    self.type = type
    self.index = index
    self.containing = containing
    self.scope = scope
  }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in the script language.
  public var description: String {
    var words: [String] = []
    if let type { words.append(type.rawValue) }
    if let text { words.append(text.scriptQuoted) }
    if let index { words.append(String(index)) }
    if let containing { words.append("containing \(containing.scriptQuoted)") }
    if let scope { words.append("in \(scope)") }
    return words.joined(separator: " ")
  }
}

extension ElementQuery.Scope: CustomStringConvertible {
  /// The scope in the script language, without its `in`.
  public var description: String {
    switch self {
    case .alert: "alert"
    case .sheet: "sheet"
    case .banner: "banner"
    case .element(let query): query.description
    }
  }
}

extension ElementQuery {
  /// The query without its index.
  var withoutIndex: ElementQuery {
    var query = self
    query.index = nil
    return query
  }

  /// Whether the query matches every cell.
  var matchesAllCells: Bool {
    type == .cell && text == nil && containing == nil && index == nil && scope == nil
  }

  /// The position in a list that the query names by its index alone; nil for any other query.
  var cellPosition: Int? { withoutIndex.matchesAllCells ? index.map { $0 - 1 } : nil }

  /// The query of the outermost element that this query is scoped to, or this query.
  var outermost: ElementQuery {
    if case .element(let outer) = scope { outer.outermost } else { self }
  }
}

extension ElementType {
  /// The plural of the type, as in `expect 3 cells`.
  package var plural: String { self == .switch ? "switches" : rawValue + "s" }

  /// Creates the type that has a plural.
  package init?(plural: String) {
    guard let type = Self.allCases.first(where: { $0.plural == plural }) else { return nil }
    self = type
  }
}
