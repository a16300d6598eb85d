// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public let DefaultDelta = 0.0001

public func defaultDelta<F: FloatingPoint>() -> F { 1 / 10_000 }

public func beCloseTo<Value: FloatingPoint>(
  _ expectedValue: Value, within delta: Value = defaultDelta()
) -> Matcher<Value> {
  close(to: expectedValue, stringify(delta)) { abs($0 - expectedValue) < delta }
}

public func beCloseTo<Value: NMBDoubleConvertible>(
  _ expectedValue: Value, within delta: Double = DefaultDelta
) -> Matcher<Value> {
  close(to: expectedValue, stringify(delta)) {
    abs($0.doubleValue - expectedValue.doubleValue) < delta
  }
}

private func close<Value>(
  to expected: Value, _ delta: String, _ isClose: @escaping (Value) -> Bool
) -> Matcher<Value> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual.map(isClose) ?? false,
      message: .expectedCustomValueTo(
        "be close to <\(stringify(expected))> (within \(delta))", actual: "<\(stringify(actual))>"))
  }
}

public func beCloseTo<Value: FloatingPoint, Values: Collection>(
  _ expectedValues: Values, within delta: Value = defaultDelta()
) -> Matcher<Values> where Values.Element == Value {
  let verb = "be close to <\(stringify(expectedValues))> (each within \(stringify(delta)))"
  return Matcher.simple(verb) { expression in
    guard let actual = try expression.evaluate(), actual.count == expectedValues.count else {
      return .doesNotMatch
    }
    return MatcherStatus(bool: zip(actual, expectedValues).allSatisfy { abs($0 - $1) <= delta })
  }
}
