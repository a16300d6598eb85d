// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

// These are for immutable objects, which are created with their values.

extension Map {
  /// Chooses a key, and returns what it gives; throws the reason where that is nothing.
  func require<T>(
    _ key: MapKey, _ reason: @autoclosure () -> String, _ read: (Any?) throws -> T?
  ) throws -> T {
    let value = choose(key.name, nested: key.nested, delimiter: key.delimiter).currentValue
    guard let result = try read(value) else { throw key.error(value, reason()) }
    return result
  }

  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let key = MapKey(key, nested, delimiter, file, function, line)
    return try require(key, "Cannot cast to '\(T.self)'") { PlainJSON.value($0) }
  }

  // MARK: Enumerations

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    try value(
      key, nested: nested, delimiter: delimiter, using: EnumTransform(), file: file,
      function: function, line: line)
  }

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T? {
    try value(
      key, nested: nested, delimiter: delimiter, using: EnumTransform(), file: file,
      function: function, line: line) as T
  }

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [T] {
    try value(
      key, nested: nested, delimiter: delimiter, using: EnumTransform(), file: file,
      function: function, line: line)
  }

  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> [T]? {
    try value(
      key, nested: nested, delimiter: delimiter, using: EnumTransform(), file: file,
      function: function, line: line) as [T]
  }
}

/// A key that an object needs, with the place where it is asked for.
struct MapKey {
  let name: String
  let nested: Bool?
  let delimiter: String
  private let file: StaticString
  private let function: StaticString
  private let line: UInt

  init(
    _ name: String, _ nested: Bool?, _ delimiter: String, _ file: StaticString,
    _ function: StaticString, _ line: UInt
  ) {
    (self.name, self.nested, self.delimiter) = (name, nested, delimiter)
    (self.file, self.function, self.line) = (file, function, line)
  }

  func error(_ value: Any?, _ reason: String) -> MapError {
    MapError(
      key: name, currentValue: value, reason: reason, file: file, function: function, line: line)
  }
}
