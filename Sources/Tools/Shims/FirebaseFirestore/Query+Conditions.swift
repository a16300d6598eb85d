// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// The conditions of a query.
extension Query {
  private func adding(_ filter: Filter) -> Query {
    guard let condition = filter.condition(for: plan) else { return self }
    return Query(plan.adding(condition), firestore)
  }

  public func whereFilter(_ filter: Filter) -> Query { adding(filter) }

  public func whereField(_ field: String, isEqualTo value: Any) -> Query {
    adding(.whereField(field, isEqualTo: value))
  }

  public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
    adding(.whereField(path, isEqualTo: value))
  }

  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    adding(.whereField(field, isNotEqualTo: value))
  }

  public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
    adding(.whereField(path, isNotEqualTo: value))
  }

  public func whereField(_ field: String, isLessThan value: Any) -> Query {
    adding(.whereField(field, isLessThan: value))
  }

  public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
    adding(.whereField(path, isLessThan: value))
  }

  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    adding(.whereField(field, isLessThanOrEqualTo: value))
  }

  public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
    adding(.whereField(path, isLessThanOrEqualTo: value))
  }

  public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    adding(.whereField(field, isGreaterThan: value))
  }

  public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
    adding(.whereField(path, isGreaterThan: value))
  }

  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(.whereField(field, isGreaterThanOrEqualTo: value))
  }

  public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(.whereField(path, isGreaterThanOrEqualTo: value))
  }

  public func whereField(_ field: String, arrayContains value: Any) -> Query {
    adding(.whereField(field, arrayContains: value))
  }

  public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
    adding(.whereField(path, arrayContains: value))
  }

  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    adding(.whereField(field, arrayContainsAny: values))
  }

  public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
    adding(.whereField(path, arrayContainsAny: values))
  }

  public func whereField(_ field: String, in values: [Any]) -> Query {
    adding(.whereField(field, in: values))
  }

  public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
    adding(.whereField(path, in: values))
  }

  public func whereField(_ field: String, notIn values: [Any]) -> Query {
    adding(.whereField(field, notIn: values))
  }

  public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
    adding(.whereField(path, notIn: values))
  }
}
