extension Map {
  /// Returns a mapper for the objects inside the one that is mapped.
  fileprivate func mapper<N: BaseMappable>(of type: N.Type) -> Mapper<N> {
    Mapper<N>(context: context, shouldIncludeNilValues: shouldIncludeNilValues)
  }
}

extension Mapping where Value: BaseMappable {
  static var object: Mapping {
    Mapping(
      read: { $0.mapper(of: Value.self).map(JSONObject: $0.currentValue) },
      write: { $1.mapper(of: Value.self).toJSON($0) },
      update: { $1.mapper(of: Value.self).map(JSONObject: $1.currentValue, toObject: $0) })
  }
}

extension Mapping {
  static func objects<N: BaseMappable>() -> Mapping where Value == [N] {
    Mapping(
      read: { $0.mapper(of: N.self).mapArray(JSONObject: $0.currentValue) },
      write: { $1.mapper(of: N.self).toJSONArray($0) }, writesNull: false)
  }

  static func arraysOfObjects<N: BaseMappable>() -> Mapping where Value == [[N]] {
    Mapping(
      read: { $0.mapper(of: N.self).mapArrayOfArrays(JSONObject: $0.currentValue) },
      write: { $0.map($1.mapper(of: N.self).toJSONArray) }, writesNull: false)
  }

  static func setOfObjects<N: BaseMappable & Hashable>() -> Mapping where Value == Set<N> {
    Mapping(
      read: { $0.mapper(of: N.self).mapSet(JSONObject: $0.currentValue) },
      write: { $1.mapper(of: N.self).toJSONSet($0) }, writesNull: false)
  }

  static func dictionaryOfObjects<N: BaseMappable>() -> Mapping where Value == [String: N] {
    Mapping(
      read: { $0.mapper(of: N.self).mapDictionary(JSONObject: $0.currentValue) },
      write: { $1.mapper(of: N.self).toJSONDictionary($0) },
      update: {
        $1.mapper(of: N.self).mapDictionary(JSONObject: $1.currentValue, toDictionary: $0)
      }, writesNull: false)
  }

  static func dictionaryOfArrays<N: BaseMappable>() -> Mapping where Value == [String: [N]] {
    Mapping(
      read: { $0.mapper(of: N.self).mapDictionaryOfArrays(JSONObject: $0.currentValue) },
      write: { $1.mapper(of: N.self).toJSONDictionaryOfArrays($0) }, writesNull: false)
  }
}
