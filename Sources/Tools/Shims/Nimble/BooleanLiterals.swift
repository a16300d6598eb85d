// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
// With Nimble, numbers are written as `true` and `false` too, so that `beTruthy()` takes them.

nonisolated extension FixedWidthInteger {
  fileprivate init(isTrue: Bool) { self = isTrue ? 1 : 0 }
}

nonisolated extension Int: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension Int8: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension Int16: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension Int32: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension Int64: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension UInt: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension UInt8: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension UInt16: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension UInt32: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension UInt64: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(isTrue: value) }
}

nonisolated extension Float: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}

nonisolated extension Double: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 1 : 0 }
}
