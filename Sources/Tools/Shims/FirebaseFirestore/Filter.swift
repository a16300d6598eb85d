// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A condition, or several of which all or one must hold.
public final class Filter: NSObject {
  private indirect enum Kind {
    case field([String], Condition.Operator, Any)
    case all([Filter])
    case any([Filter])
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns the condition for a query; nil for a group without conditions.
  func condition(for plan: QueryPlan) -> Condition? {
    switch kind {
    case .field(let path, let operation, let value):
      .field(path, operation, Self.operand(value, at: path, plan))
    case .all(let filters): Self.group(filters, plan, Condition.all)
    case .any(let filters): Self.group(filters, plan, Condition.any)
    }
  }

  private static func operand(_ value: Any, at path: [String], _ plan: QueryPlan) -> Value {
    guard path == [FieldPath.documentName] else { return Value(any: value) }
    if let values = value as? [Any] { return .array(values.map(plan.name)) }
    return plan.name(value)
  }

  private static func group(
    _ filters: [Filter], _ plan: QueryPlan, _ make: ([Condition]) -> Condition
  ) -> Condition? {
    let conditions = filters.compactMap { $0.condition(for: plan) }
    return conditions.count > 1 ? make(conditions) : conditions.first
  }

  public class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters)) }
  public class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters)) }

  public class func whereField(_ field: String, isEqualTo value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isEqual, value))
  }

  public class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter {
    Filter(.field(path.segments, .isEqual, value))
  }

  public class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isNotEqual, value))
  }

  public class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter {
    Filter(.field(path.segments, .isNotEqual, value))
  }

  public class func whereField(_ field: String, isLessThan value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isLess, value))
  }

  public class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter {
    Filter(.field(path.segments, .isLess, value))
  }

  public class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isLessOrEqual, value))
  }

  public class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter {
    Filter(.field(path.segments, .isLessOrEqual, value))
  }

  public class func whereField(_ field: String, isGreaterThan value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isGreater, value))
  }

  public class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter {
    Filter(.field(path.segments, .isGreater, value))
  }

  public class func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isGreaterOrEqual, value))
  }

  public class func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Filter {
    Filter(.field(path.segments, .isGreaterOrEqual, value))
  }

  public class func whereField(_ field: String, arrayContains value: Any) -> Filter {
    Filter(.field(FieldPath.dotted(field), .contains, value))
  }

  public class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter {
    Filter(.field(path.segments, .contains, value))
  }

  public class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
    Filter(.field(FieldPath.dotted(field), .containsAny, values))
  }

  public class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter {
    Filter(.field(path.segments, .containsAny, values))
  }

  public class func whereField(_ field: String, in values: [Any]) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isIn, values))
  }

  public class func whereField(_ path: FieldPath, in values: [Any]) -> Filter {
    Filter(.field(path.segments, .isIn, values))
  }

  public class func whereField(_ field: String, notIn values: [Any]) -> Filter {
    Filter(.field(FieldPath.dotted(field), .isNotIn, values))
  }

  public class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter {
    Filter(.field(path.segments, .isNotIn, values))
  }
}
