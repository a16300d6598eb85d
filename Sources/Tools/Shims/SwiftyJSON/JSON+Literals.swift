// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SwiftyJSON's, and their documentation is too.

nonisolated extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral value: StringLiteralType) { self.init(value) }
  public init(extendedGraphemeClusterLiteral value: StringLiteralType) { self.init(value) }
  public init(unicodeScalarLiteral value: StringLiteralType) { self.init(value) }
}

nonisolated extension JSON: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: IntegerLiteralType) { self.init(value) }
}

nonisolated extension JSON: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: BooleanLiteralType) { self.init(value) }
}

nonisolated extension JSON: ExpressibleByFloatLiteral {
  public init(floatLiteral value: FloatLiteralType) { self.init(value) }
}

nonisolated extension JSON: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}

nonisolated extension JSON: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Any...) { self.init(elements) }
}
