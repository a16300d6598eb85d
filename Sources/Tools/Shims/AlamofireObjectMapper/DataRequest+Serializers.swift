// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are AlamofireObjectMapper's, and their documentation is too.
public import Alamofire
import Foundation
import HeadlessUIKit
public import ObjectMapper

extension DataRequest {
  public static func ObjectMapperSerializer<T: BaseMappable>(
    _ keyPath: String?, mapToObject object: T? = nil, context: (any MapContext)? = nil
  ) -> MappableResponseSerializer<T> {
    MappableResponseSerializer(keyPath, mapToObject: object, context: context) { _, _, data, _ in
      let json = json(data, at: keyPath)
      if let object { return Mapper<T>(context: context).map(JSONObject: json, toObject: object) }
      return try found(Mapper<T>(context: context).map(JSONObject: json))
    }
  }

  public static func ObjectMapperImmutableSerializer<T: ImmutableMappable>(
    _ keyPath: String?, context: (any MapContext)? = nil
  ) -> MappableResponseSerializer<T> {
    MappableResponseSerializer(keyPath, context: context) { _, _, data, _ in
      let json = try found(json(data, at: keyPath))
      return try found(try? Mapper<T>(context: context).map(JSONObject: json) as T)
    }
  }

  public static func ObjectMapperArraySerializer<T: BaseMappable>(
    _ keyPath: String?, context: (any MapContext)? = nil
  ) -> MappableArrayResponseSerializer<T> {
    MappableArrayResponseSerializer(
      keyPath, context: context,
      serializeCallback: { _, _, data, _ in
        try found(Mapper<T>(context: context).mapArray(JSONObject: json(data, at: keyPath)))
      })
  }

  public static func ObjectMapperImmutableArraySerializer<T: ImmutableMappable>(
    _ keyPath: String?, context: (any MapContext)? = nil
  ) -> MappableArrayResponseSerializer<T> {
    MappableArrayResponseSerializer(
      keyPath, context: context,
      serializeCallback: { _, _, data, _ in
        let json = try found(json(data, at: keyPath))
        return try found(try? Mapper<T>(context: context).mapArray(JSONObject: json) as [T])
      })
  }

  private static func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw MappingFailure.noObject }
    return value
  }

  /// Returns the JSON of an answer, or the part at a path of keys; nil if there is none.
  private static func json(_ data: Data?, at keyPath: String?) -> Any? {
    let json = data.flatMap {
      try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed)
    }
    guard let keyPath, !keyPath.isEmpty else { return json }
    return (json as? NSDictionary)?.value(forKeyPath: keyPath)
  }
}
