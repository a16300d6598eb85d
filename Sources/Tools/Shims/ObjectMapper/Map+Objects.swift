// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

extension Map {
  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Found unexpected nil value") { [context] in
      try $0.map { try Mapper<T>(context: context).require($0) }
    }
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T? {
    try value(
      key, nested: nested, delimiter: delimiter, file: file, function: function, line: line) as T
  }

  // MARK: Arrays

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [T] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[Any]'") { [context] in
      try ($0 as? [Any])?.map { try Mapper<T>(context: context).require($0) }
    }
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [T]? {
    try value(
      key, nested: nested, delimiter: delimiter, file: file, function: function, line: line) as [T]
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [[T]] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[[Any]]'") { [context] in
      try ($0 as? [[Any]])?.map { try $0.map { try Mapper<T>(context: context).require($0) } }
    }
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [[T]]? {
    try value(
      key, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
      as [[T]]
  }

  // MARK: Dictionaries

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [String: T] {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '[String: Any]'") { [context] in
      try ($0 as? [String: Any])?.mapValues { try Mapper<T>(context: context).require($0) }
    }
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [String: T]? {
    try value(
      key, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
      as [String: T]
  }
}
