import HeadlessUIKit
import RehearsalCore

/// A position in the words that name an element.
enum QueryPosition: Equatable {
  /// Before an element's type or text; `isScope` after `in`.
  case start(isScope: Bool)
  /// After a type, before a text, a number or `containing`.
  case afterType(ElementType)
  /// After a text or a number.
  case afterText
  /// After `containing`.
  case content(of: ElementType?)
  /// After the text of `containing`.
  case afterContent

  /// Whether the words before the position name an element.
  var isComplete: Bool {
    switch self {
    case .start, .content: false
    case .afterType, .afterText, .afterContent: true
    }
  }

  /// Finds the position after some words; nil stands for quoted text.
  init(after words: [String?], allowsPlural: Bool) {
    self = .start(isScope: false)
    for word in words { self = next(after: word, allowsPlural: allowsPlural) }
  }

  private func next(after word: String?, allowsPlural: Bool) -> QueryPosition {
    switch (self, word) {
    case (.start, let word):
      let type = word.flatMap {
        ElementType(rawValue: $0) ?? (allowsPlural ? ElementType(plural: $0) : nil)
      }
      return type.map(QueryPosition.afterType) ?? .afterText
    case (.content, _): return .afterContent
    case (.afterType(let type), "containing"): return .content(of: type)
    case (_, "containing"): return .content(of: nil)
    case (_, "in"): return .start(isScope: true)
    default: return .afterText
    }
  }
}
