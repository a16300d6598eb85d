// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.
import Foundation

public protocol MapContext {}

public enum MappingType {
  case fromJSON
  case toJSON
}

/// A dictionary that is read or written; a subscript chooses the key that the next operator uses.
public final class Map {
  public let mappingType: MappingType
  public internal(set) var JSON: [String: Any]
  public internal(set) var isKeyPresent = false
  public internal(set) var currentValue: Any?
  public internal(set) var currentKey: String?
  public internal(set) var nestedKeyDelimiter = "."
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool
  public let toObject: Bool
  private var isNested = false

  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    self.mappingType = mappingType
    self.JSON = JSON
    self.toObject = toObject
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  // MARK: Keys

  public subscript(key: String) -> Map { choose(key) }

  public subscript(key: String, delimiter delimiter: String) -> Map {
    choose(key, delimiter: delimiter)
  }

  public subscript(key: String, nested nested: Bool) -> Map { choose(key, nested: nested) }

  public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
    choose(key, nested: nested, delimiter: delimiter)
  }

  public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map {
    choose(key, ignoreNil: ignoreNil)
  }

  public subscript(
    key: String, delimiter delimiter: String, ignoreNil ignoreNil: Bool
  ) -> Map { choose(key, delimiter: delimiter, ignoreNil: ignoreNil) }

  public subscript(key: String, nested nested: Bool, ignoreNil ignoreNil: Bool) -> Map {
    choose(key, nested: nested, ignoreNil: ignoreNil)
  }

  public subscript(
    key: String, nested nested: Bool?, delimiter delimiter: String, ignoreNil ignoreNil: Bool
  ) -> Map { choose(key, nested: nested, delimiter: delimiter, ignoreNil: ignoreNil) }

  /// Makes a key the current one, whose parts are levels if it is nested or has the delimiter in it.
  func choose(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", ignoreNil: Bool = false
  ) -> Map {
    (currentKey, nestedKeyDelimiter) = (key, delimiter)
    isNested = nested ?? key.contains(delimiter)
    guard mappingType == .fromJSON else { return self }
    let found = JSONPath(key, delimiter: isNested ? delimiter : nil).find(in: JSON)
    currentValue = found is NSNull ? nil : found
    isKeyPresent = found != nil && !(ignoreNil && currentValue == nil)
    return self
  }

  // MARK: Values

  public func value<T>() -> T? { PlainJSON.value(currentValue) }

  /// Writes a value for the current key.
  func write(_ value: Any) {
    guard let currentKey else { return }
    JSONPath(currentKey, delimiter: isNested ? nestedKeyDelimiter : nil).set(value, in: &JSON)
  }
}
