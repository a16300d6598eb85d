public import Foundation

/// The checker of spelling, without dictionaries: every word is spelled right.
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() { super.init() }

  /// The languages that can be checked.
  open class var availableLanguages: [String] { ["en"] }

  /// Returns no range: every word is spelled right.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns no guesses.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns no completions.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
