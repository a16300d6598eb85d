import Foundation

/// A function of Foundation's expressions.
struct ExpressionFunction {
  /// Whether it calculates one value of many.
  let isOfGroup: Bool
  /// Returns the result for the values of the arguments.
  let result: ([Any?]) -> Any?

  /// Returns the function with a name such as `sum:`; nil for one that is not known here.
  static func named(_ name: String) -> ExpressionFunction? {
    if let group = groups[name] {
      return ExpressionFunction(isOfGroup: true) { values in
        guard let value = values.first ?? nil else { return group([]) }
        let elements = KeyValues.elements(of: value) ?? [value]
        return group(elements.compactMap { KeyValues.unwrapped($0) })
      }
    }
    return plain[name].map { ExpressionFunction(isOfGroup: false, result: $0) }
  }

  /// The result for a collection, such as its sum; nil where an empty one has none.
  static let groups: [String: ([Any]) -> Any?] = [
    "sum:": { number($0.compactMap { ValueOrder.number($0) }.reduce(0, +)) },
    "count:": { NSNumber(value: $0.count) },
    "min:": { $0.min { ValueOrder.compare($0, $1) == .orderedAscending } },
    "max:": { $0.max { ValueOrder.compare($0, $1) == .orderedAscending } },
    "average:": { values in
      let numbers = values.compactMap { ValueOrder.number($0) }
      return numbers.isEmpty ? nil : number(numbers.reduce(0, +) / Double(numbers.count))
    },
  ]

  private static let plain: [String: ([Any?]) -> Any?] = [
    "lowercase:": { text($0)?.lowercased() },
    "uppercase:": { text($0)?.uppercased() },
    "length:": { text($0).map { NSNumber(value: $0.count) } },
    "abs:": one(abs), "sqrt:": one { $0.squareRoot() }, "ceiling:": one { $0.rounded(.up) },
    "floor:": one { $0.rounded(.down) }, "trunc:": one { $0.rounded(.towardZero) },
    "ln:": one(log), "log:": one(log10), "exp:": one(exp),
    "add:to:": two(+), "from:subtract:": two(-), "multiply:by:": two(*), "divide:by:": two(/),
    "raise:toPower:": two(pow),
    "modulus:by:": two { $0.truncatingRemainder(dividingBy: $1) },
    "now": { _ in Ported.date },
  ]

  private static func text(_ values: [Any?]) -> String? { ValueOrder.text(values.first ?? nil) }

  private static func one(_ body: @escaping (Double) -> Double) -> ([Any?]) -> Any? {
    { values in (values.first ?? nil).flatMap { ValueOrder.number($0) }.map { number(body($0)) } }
  }

  private static func two(_ body: @escaping (Double, Double) -> Double) -> ([Any?]) -> Any? {
    { values in
      let numbers = values.compactMap { $0.flatMap { ValueOrder.number($0) } }
      return numbers.count == 2 ? number(body(numbers[0], numbers[1])) : nil
    }
  }

  /// The number, as an integer where it is one, so that an app can cast it to either type.
  private static func number(_ value: Double) -> NSNumber {
    Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
  }
}
