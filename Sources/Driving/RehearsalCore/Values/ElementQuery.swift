public import HeadlessUIKit

/// Which element of the screen is meant, as a person would say it.
///
/// A query is evaluated against the screen at each use, as XCUITest evaluates its queries.
public struct ElementQuery: Hashable, Sendable {
  /// Where on the screen to look.
  public indirect enum Scope: Hashable, Sendable {
    /// In the alert that is up.
    case alert
    /// In the action sheet that is up.
    case sheet
    /// In the notification banner.
    case banner
    /// In an element that another query finds.
    case element(ElementQuery)
  }

  /// The element's type; nil for any.
  public var type: ElementType?

  /// Its identifier, label or title; nil for any.
  public var text: String?

  /// Which one of those that match, from 1; nil means there must be only one.
  public var index: Int?

  /// Text of something inside it; nil for anything.
  public var containing: String?

  /// Where to look; nil for the whole screen.
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
