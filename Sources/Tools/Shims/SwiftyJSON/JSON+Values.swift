// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
public import Foundation

nonisolated extension JSON {
  // MARK: Collections

  public var array: [JSON]? {
    guard case .array(let array) = content else { return nil }
    return array.map { JSON(content: JSONContent($0)) }
  }

  public var arrayValue: [JSON] { array ?? [] }

  public var arrayObject: [Any]? {
    get { if case .array(let array) = content { array } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  public var dictionary: [String: JSON]? {
    guard case .dictionary(let dictionary) = content else { return nil }
    return dictionary.mapValues { JSON(content: JSONContent($0)) }
  }

  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

  public var dictionaryObject: [String: Any]? {
    get { if case .dictionary(let dictionary) = content { dictionary } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  // MARK: Texts and truth values

  public var bool: Bool? {
    get { if case .bool(let flag) = content { flag } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  /// The truth value; a text is true if it is yes, y, true, t or 1.
  public var boolValue: Bool {
    get {
      switch content {
      case .bool(let flag): flag
      case .number(let number): number.boolValue
      case .string(let string): ["true", "y", "t", "yes", "1"].contains(string.lowercased())
      default: false
      }
    }
    set { object = newValue }
  }

  public var string: String? {
    get { if case .string(let string) = content { string } else { nil } }
    set { object = newValue ?? NSNull() }
  }

  public var stringValue: String {
    get {
      switch content {
      case .string(let string): string
      case .number(let number): number.text
      case .bool(let flag): flag.description
      default: ""
      }
    }
    set { object = newValue }
  }

  /// The URL of a text, which is percent-encoded unless it is already.
  public var url: URL? {
    get {
      guard case .string(let string) = content else { return nil }
      let isEncoded = string.range(of: "%[0-9A-Fa-f]{2}", options: .regularExpression) != nil
      if isEncoded { return URL(string: string) }
      return string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
        .flatMap { URL(string: $0) }
    }
    set { object = newValue?.absoluteString ?? NSNull() }
  }

  // MARK: Null

  public var null: NSNull? {
    get { if case .null = content { NSNull() } else { nil } }
    set { object = NSNull() }
  }

  public func exists() -> Bool { error == nil }
}
