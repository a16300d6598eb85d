// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
public import Foundation

extension Mapper {
  public func toJSON(_ object: N) -> [String: Any] {
    var object = object
    let map = Map(
      mappingType: .toJSON, JSON: [:], context: context,
      shouldIncludeNilValues: shouldIncludeNilValues)
    object.mapping(map: map)
    return map.JSON
  }

  public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map(toJSON) }

  public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] {
    dictionary.mapValues(toJSON)
  }

  public func toJSONDictionaryOfArrays(
    _ dictionary: [String: [N]]
  ) -> [String: [[String: Any]]] { dictionary.mapValues(toJSONArray) }

  // MARK: Texts

  public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
    Mapper.toJSONString(toJSON(object), prettyPrint: prettyPrint)
  }

  public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
    Mapper.toJSONString(toJSONArray(array), prettyPrint: prettyPrint)
  }

  public static func toJSONString(_ JSONObject: Any, prettyPrint: Bool) -> String? {
    toJSONData(JSONObject, options: prettyPrint ? .prettyPrinted : [])
      .flatMap { String(data: $0, encoding: .utf8) }
  }

  public static func toJSONData(
    _ JSONObject: Any, options: JSONSerialization.WritingOptions
  ) -> Data? {
    guard JSONSerialization.isValidJSONObject(JSONObject) else { return nil }
    return try? JSONSerialization.data(withJSONObject: JSONObject, options: options)
  }
}
