import Foundation

/// A condition on objects, written in Foundation's format language.
open class NSPredicate: CustomStringConvertible {
  private let test: (Any?) -> Bool

  /// The format, or a word for a predicate without one.
  public let predicateFormat: String

  /// The format.
  open var description: String { predicateFormat }

  /// Creates a condition from a format with `%@`, `%K` and the like.
  ///
  /// A format that cannot be read is a finding, and no object meets it.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a condition from a format with its arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.predicateFormat = predicateFormat
    do {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      test = try parser.predicate()
    } catch {
      Ported.report(
        "Unable to parse the format string \"\(predicateFormat)\": \(error)")
      test = { _ in false }
    }
  }

  /// Creates a condition that every object meets, or none.
  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
  }

  /// Creates a condition that a closure decides on.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
  }

  init(_ format: String, _ test: @escaping (Any?) -> Bool) {
    predicateFormat = format
    self.test = test
  }

  /// Returns whether an object meets the condition.
  open func evaluate(with object: Any?) -> Bool { test(object) }

  /// Returns whether an object meets the condition; variables are not read.
  open func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
    test(object)
  }
}

/// Several conditions as one.
open class NSCompoundPredicate: NSPredicate {
  /// The relation of the conditions.
  public enum LogicalType: UInt, Sendable {
    /// None, all, or one of the conditions.
    case not, and, or
  }

  /// The relation of the conditions.
  public let compoundPredicateType: LogicalType
  /// The conditions.
  public let subpredicates: [Any]

  /// Creates a condition from others.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    let formats = subpredicates.map { "(\($0.predicateFormat))" }
    switch type {
    case .not:
      super.init("NOT \(formats.first ?? "")") { object in
        subpredicates.first?.evaluate(with: object) == false
      }
    case .and:
      super.init(formats.joined(separator: " AND ")) { object in
        subpredicates.allSatisfy { $0.evaluate(with: object) }
      }
    case .or:
      super.init(formats.joined(separator: " OR ")) { object in
        subpredicates.contains { $0.evaluate(with: object) }
      }
    }
  }

  /// Creates a condition that holds where all hold.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Creates a condition that holds where one holds.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Creates a condition that holds where another does not.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
