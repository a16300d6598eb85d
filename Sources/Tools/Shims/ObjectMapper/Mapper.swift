// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
import Foundation
import HeadlessFoundation

/// Creates objects from JSON, and JSON from objects.
public final class Mapper<N: BaseMappable> {
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool

  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues)
  }

  // MARK: One object

  public func map(JSONObject: Any?, toObject object: N) -> N {
    (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object
  }

  public func map(JSONString: String, toObject object: N) -> N {
    map(JSONObject: Mapper.parseJSONString(JSONString: JSONString), toObject: object)
  }

  public func map(JSON: [String: Any], toObject object: N) -> N {
    var object = object
    object.mapping(map: reading(JSON, toObject: true))
    return object
  }

  public func map(JSONString: String) -> N? {
    map(JSONObject: Mapper.parseJSONString(JSONString: JSONString))
  }

  public func map(JSONObject: Any?) -> N? {
    (JSONObject as? [String: Any]).flatMap { map(JSON: $0) }
  }

  public func map(JSON: [String: Any]) -> N? {
    let map = reading(JSON)
    guard var object = Self.object(map) else { return nil }
    object.mapping(map: map)
    return object
  }

  func reading(_ JSON: [String: Any], toObject: Bool = false) -> Map {
    Map(
      mappingType: .fromJSON, JSON: JSON, toObject: toObject, context: context,
      shouldIncludeNilValues: shouldIncludeNilValues)
  }

  /// Creates an object as its type asks for; nil if the type finds none in the JSON.
  private static func object(_ map: Map) -> N? {
    switch N.self {
    case let type as any StaticMappable.Type: type.objectForMapping(map: map) as? N
    case let type as any Mappable.Type: type.init(map: map) as? N
    case let type as any ImmutableMappable.Type: (try? type.init(map: map)) as? N
    default: nil
    }
  }

  // MARK: Files and texts

  public func map(JSONfile: String) -> N? { text(of: JSONfile).flatMap { map(JSONString: $0) } }

  public func mapArray(JSONfile: String) -> [N]? {
    text(of: JSONfile).flatMap { mapArray(JSONString: $0) }
  }

  private func text(of file: String) -> String? {
    Ported.bundle.path(forResource: file, ofType: nil)
      .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  public static func parseJSONStringIntoDictionary(JSONString: String) -> [String: Any]? {
    parseJSONString(JSONString: JSONString) as? [String: Any]
  }

  public static func parseJSONString(JSONString: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(JSONString.utf8), options: .fragmentsAllowed)
  }
}
