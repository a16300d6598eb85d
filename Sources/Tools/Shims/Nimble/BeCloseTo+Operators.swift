// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
infix operator ≈ : ComparisonPrecedence
infix operator ± : PlusMinusOperatorPrecedence

precedencegroup PlusMinusOperatorPrecedence {
  higherThan: BitwiseShiftPrecedence
}

public func ± <Value: FloatingPoint>(lhs: Value, rhs: Value) -> (expected: Value, delta: Value) {
  (lhs, rhs)
}

public func ± <Value: NMBDoubleConvertible>(
  lhs: Value, rhs: Double
) -> (expected: Value, delta: Double) {
  (lhs, rhs)
}

public func ≈ <Value>(lhs: SyncExpectation<Value>, rhs: Value)
where Value: Collection, Value.Element: FloatingPoint {
  lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: FloatingPoint>(lhs: SyncExpectation<Value>, rhs: Value) {
  lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: FloatingPoint>(
  lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)
) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: FloatingPoint>(
  lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Value)
) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func ≈ <Value: NMBDoubleConvertible>(lhs: SyncExpectation<Value>, rhs: Value) {
  lhs.to(beCloseTo(rhs))
}

public func ≈ <Value: NMBDoubleConvertible>(
  lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Double)
) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}

public func == <Value: NMBDoubleConvertible>(
  lhs: SyncExpectation<Value>, rhs: (expected: Value, delta: Double)
) {
  lhs.to(beCloseTo(rhs.expected, within: rhs.delta))
}
