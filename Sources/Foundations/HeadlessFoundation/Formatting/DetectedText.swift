#if !canImport(Darwin)
  public import Foundation

  extension NSTextCheckingResult {
    /// The link that a detector found; nil for any other match.
    nonisolated public var url: URL? { (self as? DetectedText)?.link }

    /// The telephone number that a detector found; nil for any other match.
    nonisolated public var phoneNumber: String? { (self as? DetectedText)?.number }
  }

  /// A link or a telephone number in a text.
  nonisolated final class DetectedText: NSTextCheckingResult {
    private let place: NSRange
    private let type: NSTextCheckingResult.CheckingType
    let link: URL?
    let number: String?

    /// Reads a match in a text.
    init(_ match: NSTextCheckingResult, in text: String) {
      place = match.range
      let word = (text as NSString).substring(with: place)
      let isNumber = word.allSatisfy { $0.isNumber || " ()+./-".contains($0) }
      type = .init(rawValue: isNumber ? 1 << 11 : 1 << 5)
      number = isNumber ? word : nil
      link = isNumber ? nil : Self.link(word)
      super.init()
    }

    /// Creates a match at a place.
    init(
      _ place: NSRange, _ type: NSTextCheckingResult.CheckingType, link: URL? = nil,
      number: String? = nil
    ) {
      self.place = place
      self.type = type
      self.link = link
      self.number = number
      super.init()
    }

    /// The address of mail, or of a page without its scheme, as a URL.
    private static func link(_ word: String) -> URL? {
      if word.contains("://") { return URL(string: word) }
      return URL(string: (word.contains("@") ? "mailto:" : "http://") + word)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }
  }
#endif
