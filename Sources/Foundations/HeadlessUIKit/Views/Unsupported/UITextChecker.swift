public import Foundation
internal import HeadlessDevice

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

  /// Learns a word, which is spelled right in any case.
  open class func learnWord(_ word: String) { LearnedWords.current.words.insert(word) }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool {
    LearnedWords.current.words.contains(word)
  }

  /// Forgets a word.
  open class func unlearnWord(_ word: String) { LearnedWords.current.words.remove(word) }

  /// The words that this checker does not look at.
  open var ignoredWords: [String]?

  /// Adds a word to those that this checker does not look at.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Returns no completions.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}

/// The words that a device has learned.
private final class LearnedWords {
  var words: Set<String> = []

  static var current: LearnedWords {
    Device.current.attached(LearnedWords.self) { LearnedWords() }
  }
}
