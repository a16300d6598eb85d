// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

extension Mapper where N: ImmutableMappable {
  // MARK: Objects

  public func map(JSON: [String: Any]) throws -> N { try require(JSON) }

  public func map(JSONString: String) throws -> N {
    guard let json = Mapper.parseJSONStringIntoDictionary(JSONString: JSONString) else {
      throw unlike(JSONString, "Cannot parse into '[String: Any]'")
    }
    return try require(json)
  }

  public func map(JSONObject: Any) throws -> N { try require(JSONObject) }

  // MARK: Arrays

  public func mapArray(JSONArray: [[String: Any]]) throws -> [N] { try JSONArray.map(require) }

  public func mapArray(JSONString: String) throws -> [N] {
    try mapArray(JSONObject: parsed(JSONString))
  }

  public func mapArray(JSONObject: Any) throws -> [N] {
    guard let array = JSONObject as? [[String: Any]] else {
      throw unlike(JSONObject, "Cannot cast to '[[String: Any]]'")
    }
    return try mapArray(JSONArray: array)
  }

  public func mapArrayOfArrays(JSONObject: Any?) throws -> [[N]] {
    guard let arrays = JSONObject as? [[[String: Any]]] else {
      throw unlike(JSONObject, "Cannot cast to '[[[String: Any]]]'")
    }
    return try arrays.map { try mapArray(JSONArray: $0) }
  }

  // MARK: Dictionaries

  public func mapDictionary(JSONString: String) throws -> [String: N] {
    try mapDictionary(JSONObject: parsed(JSONString))
  }

  public func mapDictionary(JSONObject: Any?) throws -> [String: N] {
    guard let dictionary = JSONObject as? [String: [String: Any]] else {
      throw unlike(JSONObject, "Cannot cast to '[String: [String: Any]]'")
    }
    return try mapDictionary(JSON: dictionary)
  }

  public func mapDictionary(JSON: [String: [String: Any]]) throws -> [String: N] {
    try JSON.mapValues(require)
  }

  public func mapDictionaryOfArrays(JSONObject: Any?) throws -> [String: [N]] {
    guard let dictionary = JSONObject as? [String: [[String: Any]]] else {
      throw unlike(JSONObject, "Cannot cast to '[String: [[String: Any]]]'")
    }
    return try mapDictionaryOfArrays(JSON: dictionary)
  }

  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) throws -> [String: [N]] {
    try JSON.mapValues { try mapArray(JSONArray: $0) }
  }

  private func parsed(_ text: String) throws -> Any {
    guard let json = Mapper.parseJSONString(JSONString: text) else {
      throw unlike(text, "Cannot convert string into Any'")
    }
    return json
  }
}

extension Mapper {
  /// Creates an object, or throws the reason why its type finds none in the JSON.
  func require(_ JSONObject: Any) throws -> N {
    guard let json = JSONObject as? [String: Any] else {
      throw unlike(JSONObject, "Cannot cast to '[String: Any]'")
    }
    guard let type = N.self as? any ImmutableMappable.Type else {
      guard let object = map(JSON: json) else { throw unlike(json, "Cannot map to '\(N.self)'") }
      return object
    }
    let map = reading(json)
    guard var object = try type.init(map: map) as? N else {
      throw unlike(json, "Cannot map to '\(N.self)'")
    }
    object.mapping(map: map)
    return object
  }

  private func unlike(_ value: Any?, _ reason: String) -> MapError {
    MapError(key: nil, currentValue: value, reason: reason)
  }
}
