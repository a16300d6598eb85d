// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// A condition of a query.
nonisolated indirect enum Condition: Equatable, Sendable {
  enum Operator: String, Sendable {
    case isLess = "LESS_THAN"
    case isLessOrEqual = "LESS_THAN_OR_EQUAL"
    case isGreater = "GREATER_THAN"
    case isGreaterOrEqual = "GREATER_THAN_OR_EQUAL"
    case isEqual = "EQUAL"
    case isNotEqual = "NOT_EQUAL"
    case contains = "ARRAY_CONTAINS"
    case isIn = "IN"
    case containsAny = "ARRAY_CONTAINS_ANY"
    case isNotIn = "NOT_IN"
  }

  case field([String], Operator, Value)
  case all([Condition])
  case any([Condition])
}

nonisolated extension Condition {
  /// Returns whether a document fulfils the condition.
  ///
  /// - Parameter value: returns the value at a path of the document; nil for none.
  func holds(_ value: ([String]) -> Value?) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(value) }
    case .any(let conditions): conditions.contains { $0.holds(value) }
    case .field(let path, let operation, let operand):
      value(path).map { operation.holds($0, operand) } ?? false
    }
  }

  /// The paths that are compared for more than equality, by which the results are sorted.
  var inequalities: [[String]] {
    switch self {
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.inequalities)
    case .field(let path, let operation, _): operation.isInequality ? [path] : []
    }
  }
}

nonisolated extension Condition.Operator {
  fileprivate var isInequality: Bool {
    switch self {
    case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .isNotEqual, .isNotIn: true
    case .isEqual, .contains, .isIn, .containsAny: false
    }
  }

  fileprivate func holds(_ value: Value, _ operand: Value) -> Bool {
    let operands = operand.elements ?? []
    switch self {
    case .isEqual: return value.isSame(operand)
    case .isNotEqual: return value != .null && !value.isSame(operand)
    case .contains: return value.elements?.contains { $0.isSame(operand) } ?? false
    case .isIn: return operands.contains { value.isSame($0) }
    case .isNotIn:
      return value != .null && !operands.contains { $0 == .null || value.isSame($0) }
    case .containsAny:
      return value.elements?.contains { element in operands.contains { element.isSame($0) } }
        ?? false
    case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual:
      return value.rank == operand.rank && holds(value.order(operand))
    }
  }

  private func holds(_ order: ComparisonResult) -> Bool {
    switch self {
    case .isLess: order == .orderedAscending
    case .isLessOrEqual: order != .orderedDescending
    case .isGreater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }
}

/// The encoding of conditions in REST's JSON.
extension Condition {
  var json: FirebaseJSON {
    switch self {
    case .all(let conditions): Self.composite("AND", conditions)
    case .any(let conditions): Self.composite("OR", conditions)
    case .field(let path, let operation, let value):
      if let name = Self.unaryName(operation, value) {
        ["unaryFilter": ["op": name, "field": Self.field(path)] as FirebaseJSON]
      } else {
        [
          "fieldFilter": [
            "field": Self.field(path), "op": operation.rawValue, "value": value.json,
          ] as FirebaseJSON
        ]
      }
    }
  }

  private static func field(_ path: [String]) -> FirebaseJSON {
    ["fieldPath": FieldPath.text(path)]
  }

  private static func composite(_ operation: String, _ conditions: [Condition]) -> FirebaseJSON {
    ["compositeFilter": ["op": operation, "filters": conditions.map(\.json)] as FirebaseJSON]
  }

  private static func unaryName(_ operation: Operator, _ value: Value) -> String? {
    let isNaN = value.number?.isNaN ?? false
    guard value == .null || isNaN else { return nil }
    switch operation {
    case .isEqual: return isNaN ? "IS_NAN" : "IS_NULL"
    case .isNotEqual: return isNaN ? "IS_NOT_NAN" : "IS_NOT_NULL"
    default: return nil
    }
  }

  /// Creates a condition of REST's JSON; nil if it is none.
  init?(json object: FirebaseJSON?) {
    if let filter = object?["compositeFilter"] as? FirebaseJSON {
      let conditions = (filter["filters"] as? [FirebaseJSON] ?? []).compactMap(
        Condition.init(json:))
      self = filter["op"] as? String == "OR" ? .any(conditions) : .all(conditions)
    } else if let filter = object?["unaryFilter"] as? FirebaseJSON,
      let name = filter["op"] as? String
    {
      let value = name.hasSuffix("NAN") ? Value.double(.nan) : .null
      self = .field(Self.path(filter), name.contains("NOT") ? .isNotEqual : .isEqual, value)
    } else if let filter = object?["fieldFilter"] as? FirebaseJSON,
      let operation = (filter["op"] as? String).flatMap(Operator.init),
      let value = Value(json: filter["value"])
    {
      self = .field(Self.path(filter), operation, value)
    } else {
      return nil
    }
  }

  private static func path(_ filter: FirebaseJSON) -> [String] {
    FieldPath.parsed((filter["field"] as? FirebaseJSON)?["fieldPath"] as? String ?? "")
  }
}
