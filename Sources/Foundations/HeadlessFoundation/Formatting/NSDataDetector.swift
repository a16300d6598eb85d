public import Foundation

#if canImport(Darwin)
  /// Foundation's finder of links and telephone numbers in a text.
  public typealias NSDataDetector = Foundation.NSDataDetector
#else
  /// A finder of links, addresses of mail and telephone numbers in a text; other types match nothing.
  nonisolated open class NSDataDetector {
    /// The types that are found.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let expression: NSRegularExpression

    /// Creates a detector; one without a type that is known here is an error.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
      self.checkingTypes = checkingTypes
      let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
      let patterns = Self.patterns.filter { types.contains($0.type) }.map(\.pattern)
      guard !patterns.isEmpty else { throw CocoaError(.featureUnsupported) }
      expression = try NSRegularExpression(
        pattern: patterns.joined(separator: "|"), options: .caseInsensitive)
    }

    /// Returns the number of matches in a range.
    open func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { expression.numberOfMatches(in: string, options: options, range: range) }

    /// Returns the matches in a range.
    open func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      expression.matches(in: string, options: options, range: range)
        .map { DetectedText($0, in: string) }
    }

    /// Returns the first match in a range; nil if there is none.
    open func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
      expression.firstMatch(in: string, options: options, range: range)
        .map { DetectedText($0, in: string) }
    }

    /// Returns the range of the first match; its place is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange { expression.rangeOfFirstMatch(in: string, options: options, range: range) }

    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private static let patterns: [(type: NSTextCheckingResult.CheckingType, pattern: String)] = [
      (
        link,
        #"[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|"#
          + #"(?<![\w@.-])(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|me|co|[a-z]{2})\b(?:[/?#][^\s<>"]*(?<![.,;:!?')]))?"#
      ),
      (phoneNumber, #"(?<![\w.])\+?\(?\d[\d ()./-]{5,}\d(?![\w])"#),
    ]
  }
#endif
