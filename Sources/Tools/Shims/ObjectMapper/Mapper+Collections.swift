// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

extension Mapper {
  // MARK: Arrays

  /// Creates the objects of a text; one object that is in no array is an array of one.
  public func mapArray(JSONString: String) -> [N]? {
    let json = Mapper.parseJSONString(JSONString: JSONString)
    return mapArray(JSONObject: json) ?? map(JSONObject: json).map { [$0] }
  }

  public func mapArray(JSONObject: Any?) -> [N]? {
    (JSONObject as? [[String: Any]]).map { mapArray(JSONArray: $0) }
  }

  public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }

  public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? {
    let arrays = (JSONObject as? [[[String: Any]]])?.map { mapArray(JSONArray: $0) }
    return arrays?.isEmpty == false ? arrays : nil
  }

  // MARK: Dictionaries

  public func mapDictionary(JSONString: String) -> [String: N]? {
    mapDictionary(JSONObject: Mapper.parseJSONString(JSONString: JSONString))
  }

  public func mapDictionary(JSONObject: Any?) -> [String: N]? {
    (JSONObject as? [String: [String: Any]]).flatMap { mapDictionary(JSON: $0) }
  }

  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? {
    let objects = JSON.compactMapValues { map(JSON: $0) }
    return objects.isEmpty ? nil : objects
  }

  public func mapDictionary(
    JSONObject: Any?, toDictionary dictionary: [String: N]
  ) -> [String: N] {
    (JSONObject as? [String: [String: Any]])
      .map { mapDictionary(JSON: $0, toDictionary: dictionary) } ?? dictionary
  }

  public func mapDictionary(
    JSON: [String: [String: Any]], toDictionary dictionary: [String: N]
  ) -> [String: N] {
    var objects = dictionary
    for (key, value) in JSON {
      if let object = dictionary[key] {
        _ = map(JSON: value, toObject: object)
      } else {
        objects[key] = map(JSON: value)
      }
    }
    return objects
  }

  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? {
    (JSONObject as? [String: [[String: Any]]]).flatMap { mapDictionaryOfArrays(JSON: $0) }
  }

  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) -> [String: [N]]? {
    JSON.isEmpty ? nil : JSON.mapValues { mapArray(JSONArray: $0) }
  }
}

// MARK: Sets

extension Mapper where N: Hashable {
  public func mapSet(JSONString: String) -> Set<N>? {
    mapArray(JSONString: JSONString).map { Set($0) }
  }
  public func mapSet(JSONObject: Any?) -> Set<N>? {
    mapArray(JSONObject: JSONObject).map { Set($0) }
  }
  public func mapSet(JSONArray: [[String: Any]]) -> Set<N> { Set(mapArray(JSONArray: JSONArray)) }
  public func toJSONSet(_ set: Set<N>) -> [[String: Any]] { set.map(toJSON) }

  public func toJSONString(_ set: Set<N>, prettyPrint: Bool = false) -> String? {
    Mapper.toJSONString(toJSONSet(set), prettyPrint: prettyPrint)
  }
}
