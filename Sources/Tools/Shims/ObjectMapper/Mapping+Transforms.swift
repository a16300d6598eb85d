extension Mapping {
  /// A value by a transform of the app or of the library.
  static func value<T: TransformType>(_ transform: T) -> Mapping where Value == T.Object {
    Mapping(
      read: { transform.transformFromJSON($0.currentValue) },
      write: { value, _ in transform.transformToJSON(value).flatMap(PlainJSON.written) })
  }

  static func array<T: TransformType>(_ transform: T) -> Mapping where Value == [T.Object] {
    Mapping(
      read: { transform.array(from: $0.currentValue) },
      write: { values, _ in PlainJSON.written(transform.written(values)) })
  }

  static func arrays<T: TransformType>(_ transform: T) -> Mapping where Value == [[T.Object]] {
    Mapping(
      read: { map in
        (map.currentValue as? [[Any]])?.map { $0.compactMap(transform.transformFromJSON) }
      },
      write: { values, _ in PlainJSON.written(values.map(transform.written)) })
  }

  static func set<T: TransformType>(_ transform: T) -> Mapping where Value == Set<T.Object> {
    Mapping(
      read: { transform.array(from: $0.currentValue).map { Set($0) } },
      write: { values, _ in PlainJSON.written(transform.written(Array(values))) })
  }

  static func dictionary<T: TransformType>(
    _ transform: T
  ) -> Mapping where Value == [String: T.Object] {
    Mapping(
      read: { map in
        (map.currentValue as? [String: Any])?.compactMapValues(transform.transformFromJSON)
      },
      write: { values, _ in
        PlainJSON.written(values.compactMapValues { transform.transformToJSON($0) })
      })
  }

  static func dictionaryOfArrays<T: TransformType>(
    _ transform: T
  ) -> Mapping where Value == [String: [T.Object]] {
    Mapping(
      read: { map in
        (map.currentValue as? [String: [Any]])?
          .mapValues { $0.compactMap(transform.transformFromJSON) }
      },
      write: { values, _ in PlainJSON.written(values.mapValues(transform.written)) })
  }
}

extension TransformType {
  /// Returns the objects of an array, without those that the transform refuses; nil if there is no array.
  func array(from value: Any?) -> [Object]? {
    (value as? [Any])?.compactMap(transformFromJSON)
  }

  fileprivate func written(_ values: [Object]) -> [JSON] {
    values.compactMap { transformToJSON($0) }
  }
}
