#if !canImport(Darwin)
  public import Foundation

  nonisolated extension NSString {
    /// Returns the text of a format in the device's locale.
    public class func localizedStringWithFormat(
      _ format: NSString, _ args: any CVarArg...
    ) -> NSString {
      let text = Ported.text(format: format as String, locale: Ported.locale, args)
      return NSString(string: text)
    }
  }

  nonisolated extension NSMutableString {
    /// Appends the text of a format.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
      append(Ported.text(format: format as String, locale: nil, args))
    }
  }

  nonisolated extension NumberFormatter {
    /// The version of a formatter's behaviour.
    public enum Behavior: UInt, Sendable {
      /// The behaviour of the system, or of a version of it.
      case `default` = 0
      case behavior10_0 = 1000
      case behavior10_4 = 1040
    }

    /// The version of the behaviour; always that of Mac OS X 10.4.
    public var formatterBehavior: Behavior {
      get { .behavior10_4 }
      set { _ = newValue }
    }
  }

  nonisolated extension DateFormatter {
    /// The version of a formatter's behaviour.
    public enum Behavior: UInt, Sendable {
      /// The behaviour of the system, or of a version of it.
      case `default` = 0
      case behavior10_0 = 1000
      case behavior10_4 = 1040
    }

    /// The version of the behaviour; always that of Mac OS X 10.4.
    public var formatterBehavior: Behavior {
      get { .behavior10_4 }
      set { _ = newValue }
    }
  }

  nonisolated extension NSTextCheckingResult {
    /// Returns a link at a place in a text.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      DetectedText(range, .init(rawValue: 1 << 5), link: url)
    }

    /// Returns a telephone number at a place in a text.
    public class func phoneNumberCheckingResult(
      range: NSRange, phoneNumber: String
    ) -> NSTextCheckingResult { DetectedText(range, .init(rawValue: 1 << 11), number: phoneNumber) }
  }

  /// Changes a text by a transform of ICU, such as `Any-Latin`; returns whether there is such a transform.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - range: The place of the change, which becomes that of the new text; nil for the whole text.
  ///   - transform: The name of the transform.
  ///   - reverse: Whether the transform is turned round.
  @discardableResult
  nonisolated public func CFStringTransform(
    _ string: NSMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: String!,
    _ reverse: Bool
  ) -> Bool {
    let place = range?.pointee ?? NSRange(location: 0, length: string.length)
    let part = NSString(string: string.substring(with: place))
    guard let text = part.applyingTransform(StringTransform(transform), reverse: reverse) else {
      return false
    }
    string.replaceCharacters(in: place, with: text)
    range?.pointee.length = NSString(string: text).length
    return true
  }

  /// The transform of a text into Latin letters.
  nonisolated public let kCFStringTransformToLatin = "Any-Latin"
  /// The transform of a text into one without diacritics.
  nonisolated public let kCFStringTransformStripDiacritics = "NFD; [:Diacritic:]Remove; NFC"
  /// The transform of a text into one without combining marks.
  nonisolated public let kCFStringTransformStripCombiningMarks = "NFD; [:M:]Remove; NFC"
  /// The transform of Chinese characters into Latin letters.
  nonisolated public let kCFStringTransformMandarinLatin = "Han-Latin"
#endif
