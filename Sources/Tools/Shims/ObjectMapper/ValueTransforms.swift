// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
public import Foundation

open class URLTransform: TransformType {
  public typealias Object = URL
  public typealias JSON = String

  private let shouldEncodeURLString: Bool
  private let allowedCharacterSet: CharacterSet

  public init(
    shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed
  ) {
    self.shouldEncodeURLString = shouldEncodeURLString
    self.allowedCharacterSet = allowedCharacterSet
  }

  open func transformFromJSON(_ value: Any?) -> URL? {
    guard let text = value as? String else { return nil }
    guard shouldEncodeURLString else { return URL(string: text) }
    return text.addingPercentEncoding(withAllowedCharacters: allowedCharacterSet)
      .flatMap { URL(string: $0) }
  }

  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

open class DataTransform: TransformType {
  public typealias Object = Data
  public typealias JSON = String

  public init() {}

  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }

  open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

open class NSDecimalNumberTransform: TransformType {
  public typealias Object = NSDecimalNumber
  public typealias JSON = String

  public init() {}

  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    switch value {
    case let text as String: NSDecimalNumber(string: text)
    case let number as NSNumber: NSDecimalNumber(decimal: number.decimalValue)
    default: nil
    }
  }

  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}

public struct DictionaryTransform<Key, Value>: TransformType
where Key: Hashable, Key: RawRepresentable, Key.RawValue == String, Value: Mappable {
  public init() {}

  public func transformFromJSON(_ value: Any?) -> [Key: Value]? {
    guard let json = value as? [String: Any] else { return nil }
    var objects: [Key: Value] = [:]
    for (text, member) in json {
      guard let key = Key(rawValue: text), let member = member as? [String: Any] else { continue }
      objects[key] = Value(JSON: member)
    }
    return objects
  }

  public func transformToJSON(_ value: [Key: Value]?) -> Any? {
    guard let value else { return nil }
    return Dictionary(uniqueKeysWithValues: value.map { ($0.key.rawValue, $0.value.toJSON()) })
  }
}

open class CodableTransform<T: Codable>: TransformType {
  public typealias Object = T
  public typealias JSON = Any

  public init() {}

  open func transformFromJSON(_ value: Any?) -> T? {
    guard let value, value is [String: Any] || value is [[String: Any]],
      let data = try? JSONSerialization.data(withJSONObject: value)
    else { return nil }
    return try? JSONDecoder().decode(T.self, from: data)
  }

  open func transformToJSON(_ value: T?) -> Any? {
    guard let value, let data = try? JSONEncoder().encode(value) else { return nil }
    return try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
}
