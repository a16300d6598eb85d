// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of Moya-ObjectMapper, and their documentation is too.
import Foundation
import HeadlessUIKit
public import Moya
public import ObjectMapper

extension Response {
  // MARK: Objects

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) throws -> T { try found(Mapper<T>(context: context).map(JSONObject: mapJSON())) }

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> T { try found(Mapper<T>(context: context).map(JSONObject: json(at: keyPath))) }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) throws -> [T] { try found(Mapper<T>(context: context).mapArray(JSONObject: mapJSON())) }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> [T] { try found(Mapper<T>(context: context).mapArray(JSONObject: json(at: keyPath))) }

  // MARK: Immutable objects

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) throws -> T { try Mapper<T>(context: context).map(JSONObject: mapJSON()) }

  public func mapObject<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> T {
    let json = try found(json(at: keyPath))
    return try found(try? Mapper<T>(context: context).map(JSONObject: json) as T)
  }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, context: (any MapContext)? = nil
  ) throws -> [T] {
    let array = try found(mapJSON() as? [[String: Any]])
    return try Mapper<T>(context: context).mapArray(JSONArray: array)
  }

  public func mapArray<T: ImmutableMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> [T] {
    let array = try found(json(at: keyPath) as? [[String: Any]])
    return try Mapper<T>(context: context).mapArray(JSONArray: array)
  }

  private func json(at keyPath: String) throws -> Any? {
    (try mapJSON() as? NSDictionary)?.value(forKeyPath: keyPath)
  }

  private func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw MoyaError.jsonMapping(self) }
    return value
  }
}
