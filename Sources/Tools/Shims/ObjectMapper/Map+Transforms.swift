// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

extension Map {
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, Self.refused(transform), transform.transformFromJSON)
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[Any]'") {
      try ($0 as? [Any])?.map { try Self.transformed($0, transform, key) }
    }
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [String: Transform.Object] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[String: Any]'") {
      try ($0 as? [String: Any])?.mapValues { try Self.transformed($0, transform, key) }
    }
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [[Transform.Object]] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[[Any]]'") {
      try ($0 as? [[Any]])?.map { try $0.map { try Self.transformed($0, transform, key) } }
    }
  }

  private static func transformed<T: TransformType>(
    _ json: Any, _ transform: T, _ key: MapKey
  ) throws -> T.Object {
    guard let object = transform.transformFromJSON(json) else {
      throw key.error(json, refused(transform))
    }
    return object
  }

  private static func refused<T: TransformType>(_ transform: T) -> String {
    "Cannot transform to '\(T.Object.self)' using \(transform)"
  }
}

// MARK: Defaults

extension Map {
  public func value<T: TransformType>(
    _ key: String, default: T.Object, using transform: T
  ) throws -> T.Object {
    let found: T.Object? = try? value(key, using: transform)
    return found ?? `default`
  }

  public func value<T>(_ key: String, default: T) throws -> T {
    let found: T? = try? value(key) as T
    return found ?? `default`
  }

  public func value<T: BaseMappable>(_ key: String, default: [T]) -> [T] {
    let found: [T]? = try? value(key) as [T]
    return found ?? `default`
  }

  public func value<T: BaseMappable>(_ key: String, default: T) throws -> T {
    let found: T? = try? value(key) as T
    return found ?? `default`
  }
}
