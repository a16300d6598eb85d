// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

public protocol ImmutableMappable: BaseMappable {
  init(map: Map) throws
}

extension ImmutableMappable {
  public func mapping(map: Map) {}

  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSONString: JSONString)
  }

  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSON: JSON)
  }

  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSONObject: JSONObject)
  }
}
