// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.

nonisolated public enum JSONKey: Sendable {
  case index(Int)
  case key(String)
}

nonisolated public protocol JSONSubscriptType {
  var jsonKey: JSONKey { get }
}

nonisolated extension Int: JSONSubscriptType {
  public var jsonKey: JSONKey { .index(self) }
}

nonisolated extension String: JSONSubscriptType {
  public var jsonKey: JSONKey { .key(self) }
}

nonisolated extension JSON {
  /// The value at the end of a path; null, with the error of the first part that is missing.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0[part: $1.jsonKey] } }
    set {
      guard let first = path.first?.jsonKey else { return }
      guard path.count > 1 else {
        self[part: first].object = newValue.object
        return
      }
      var next = self[part: first]
      next[Array(path.dropFirst())] = newValue
      self[part: first] = next
    }
  }

  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  private subscript(part part: JSONKey) -> JSON {
    get {
      switch part {
      case .index(let index): element(at: index)
      case .key(let key): member(key)
      }
    }
    set {
      guard newValue.error == nil else { return }
      switch (part, content) {
      case (.index(let index), .array(var array)) where array.indices.contains(index):
        array[index] = newValue.object
        content = .array(array)
      case (.key(let key), .dictionary(var dictionary)):
        dictionary[key] = newValue.object
        content = .dictionary(dictionary)
      default: break
      }
    }
  }

  private func element(at index: Int) -> JSON {
    guard case .array(let array) = content else { return .missing(error ?? .wrongType) }
    guard array.indices.contains(index) else { return .missing(.indexOutOfBounds) }
    return JSON(content: JSONContent(array[index]))
  }

  private func member(_ key: String) -> JSON {
    guard case .dictionary(let dictionary) = content else { return .missing(error ?? .wrongType) }
    guard let value = dictionary[key] else { return .missing(.notExist) }
    return JSON(content: JSONContent(value))
  }
}
