// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.
public import Foundation

nonisolated public enum Type: Int, Sendable {
  case number, string, bool, array, dictionary, null, unknown
}

/// A value of JSON, or the reason why there is none where it was looked for.
nonisolated public struct JSON: @unchecked Sendable {
  var content: JSONContent
  public internal(set) var error: SwiftyJSONError?

  public init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
    self.init(content: JSONContent(try JSONSerialization.jsonObject(with: data, options: opt)))
  }

  /// Creates the value of an object; data is read as JSON, and is null if it is none.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? .null
    } else {
      self.init(content: .null)
      self.object = object
    }
  }

  public init(parseJSON jsonString: String) { self.init(Data(jsonString.utf8)) }

  @available(*, deprecated, renamed: "JSON(parseJSON:)")
  public static func parse(_ json: String) -> JSON { JSON(parseJSON: json) }

  init(content: JSONContent, error: SwiftyJSONError? = nil) {
    (self.content, self.error) = (content, error)
  }

  public static var null: JSON { JSON(content: .null) }
  public static var nullJSON: JSON { null }

  static func missing(_ error: SwiftyJSONError) -> JSON { JSON(content: .null, error: error) }

  public var type: Type { content.type }

  /// The value as Foundation's; null if its type is none of JSON's.
  public var object: Any {
    get { content.object }
    set {
      content = JSONContent(JSONContent.plain(newValue))
      error = content.type == .unknown ? .unsupportedType : nil
    }
  }
}

nonisolated extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { rawString(options: .prettyPrinted) ?? "unknown" }
  public var debugDescription: String { description }
}
