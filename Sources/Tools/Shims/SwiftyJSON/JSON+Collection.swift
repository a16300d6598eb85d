// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.

nonisolated public enum Index<T: Any>: Comparable {
  case array(Int)
  case dictionary(DictionaryIndex<String, T>)
  case null

  public static func == (lhs: Index, rhs: Index) -> Bool {
    switch (lhs, rhs) {
    case (.array(let left), .array(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  public static func < (lhs: Index, rhs: Index) -> Bool {
    switch (lhs, rhs) {
    case (.array(let left), .array(let right)): left < right
    case (.dictionary(let left), .dictionary(let right)): left < right
    default: false
    }
  }
}

public typealias JSONIndex = Index<JSON>
public typealias JSONRawIndex = Index<Any>

/// The elements of an array with their indices as texts, or those of a dictionary with their keys.
nonisolated extension JSON: Collection {
  public typealias Index = JSONRawIndex

  public var startIndex: Index {
    switch content {
    case .array(let array): .array(array.startIndex)
    case .dictionary(let dictionary): .dictionary(dictionary.startIndex)
    default: .null
    }
  }

  public var endIndex: Index {
    switch content {
    case .array(let array): .array(array.endIndex)
    case .dictionary(let dictionary): .dictionary(dictionary.endIndex)
    default: .null
    }
  }

  public func index(after i: Index) -> Index {
    switch (i, content) {
    case (.array(let index), .array(let array)): .array(array.index(after: index))
    case (.dictionary(let index), .dictionary(let dictionary)):
      .dictionary(dictionary.index(after: index))
    default: .null
    }
  }

  public subscript(position: Index) -> (String, JSON) {
    switch (position, content) {
    case (.array(let index), .array(let array)):
      return (String(index), JSON(content: JSONContent(array[index])))
    case (.dictionary(let index), .dictionary(let dictionary)):
      let (key, value) = dictionary[index]
      return (key, JSON(content: JSONContent(value)))
    default:
      return ("", .null)
    }
  }
}
