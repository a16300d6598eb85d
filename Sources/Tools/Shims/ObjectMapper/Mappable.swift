// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

public protocol BaseMappable {
  mutating func mapping(map: Map)
}

public protocol Mappable: BaseMappable {
  init?(map: Map)
}

public protocol StaticMappable: BaseMappable {
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

extension Mappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let object: Self = Mapper(context: context).map(JSONString: JSONString) else {
      return nil
    }
    self = object
  }

  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let object: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = object
  }
}

extension BaseMappable {
  public func toJSON() -> [String: Any] { Mapper().toJSON(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Array where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let objects: [Element] = Mapper(context: context).mapArray(JSONString: JSONString)
    else { return nil }
    self = objects
  }

  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
  }

  public func toJSON() -> [[String: Any]] { Mapper().toJSONArray(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Set where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let objects = Mapper<Element>(context: context).mapSet(JSONString: JSONString)
    else { return nil }
    self = objects
  }

  public init?(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapSet(JSONArray: JSONArray)
  }

  public func toJSON() -> [[String: Any]] { Mapper().toJSONSet(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}
