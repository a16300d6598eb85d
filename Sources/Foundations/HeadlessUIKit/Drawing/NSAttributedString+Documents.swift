public import Foundation

nonisolated extension NSAttributedString {
  /// A kind of document that a text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates a kind from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates an option from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the bytes, a raw value of `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that the document gives none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates an attribute from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the bytes, a raw value of `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document of HTML or plain text.
  ///
  /// As on a phone, a paragraph ends with a line feed, `<br>` is a line separator (U+2028), a list's
  /// item begins with its mark between tabs, and text has the font Times of 12 points, bold where the
  /// document says so. Of other attributes only links are kept: nothing is drawn. Without a kind, data
  /// that begins with `<` is HTML.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are not of the encoding,
  ///   UTF-8 by default; `CocoaError.fileReadUnknown` for rich text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = Self.type(of: text, options[.documentType])
    documentAttributes?.pointee = ["DocumentType": type.rawValue]
    let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
    switch type {
    case .html: self.init(attributedString: HTMLReader(text).attributedText(with: defaults))
    case .plain: self.init(string: text, attributes: defaults)
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  private static func type(of text: String, _ option: Any?) -> DocumentType {
    if let type = option as? DocumentType { return type }
    if let name = option as? String { return DocumentType(rawValue: name) }
    return text.first { !$0.isWhitespace } == "<" ? .html : .plain
  }
}
