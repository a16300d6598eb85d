// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import Foundation

/// A change of a field that depends on the value that the service has.
nonisolated struct FieldTransform: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case time
    case increment(Value)
    case union([Value])
    case removal([Value])
  }

  let path: [String]
  let change: Change
}

/// A write of one document.
nonisolated struct Write: Equatable, Sendable {
  enum Operation: Equatable, Sendable {
    /// The fields, and the paths that are replaced; all without a mask.
    case set(Fields, mask: [[String]]?)
    case delete
    /// A check of the precondition only.
    case verify
  }

  enum Precondition: Equatable, Sendable {
    case exists(Bool)
    case updateTime(Timestamp)
  }

  let path: String
  let operation: Operation
  var transforms: [FieldTransform] = []
  var precondition: Precondition?

  /// Returns the fields after the write; nil if there is no document then.
  ///
  /// - Parameters:
  ///   - fields: the fields before; nil for no document.
  ///   - time: the value of a server timestamp, by the value before.
  func applied(to fields: Fields?, time: (Value?) -> Value) -> Fields? {
    switch operation {
    case .delete: return nil
    case .verify: return fields
    case .set(let new, let mask):
      var result = mask == nil ? new : fields ?? [:]
      for path in mask ?? [] { result.set(new.value(at: path), at: path) }
      for transform in transforms {
        // Without a mask the value before is gone, except for the one that the app may show.
        let before = result.value(at: transform.path)
        let shown = fields?.value(at: transform.path)
        let value = transform.value(before, shown: shown, time: time)
        result.set(value, at: transform.path)
      }
      return result
    }
  }

  /// Returns the fields as the app sees them until the service has answered.
  ///
  /// An update of a document that is not there changes nothing.
  func appliedLocally(to fields: Fields?, at date: Timestamp) -> Fields? {
    if fields == nil, precondition == .exists(true) { return nil }
    return applied(to: fields) { before in
      if case .pendingTimestamp(_, let previous) = before {
        return .pendingTimestamp(date, previous: previous)
      }
      return .pendingTimestamp(date, previous: before)
    }
  }
}

nonisolated extension FieldTransform {
  fileprivate func value(_ before: Value?, shown: Value?, time: (Value?) -> Value) -> Value {
    switch change {
    case .time: time(shown)
    case .increment(let number): Self.sum(before, number)
    case .union(let values):
      .array(
        values.reduce(into: before?.elements ?? []) { result, value in
          if !result.contains(where: { $0.isSame(value) }) { result.append(value) }
        })
    case .removal(let values):
      .array(
        (before?.elements ?? []).filter { element in !values.contains { $0.isSame(element) } })
    }
  }

  private static func sum(_ before: Value?, _ number: Value) -> Value {
    if case .integer(let left) = before, case .integer(let right) = number {
      let (sum, overflows) = left.addingReportingOverflow(right)
      return .integer(overflows ? (right < 0 ? .min : .max) : sum)
    }
    guard let left = before?.number, let right = number.number else { return number }
    return .double(left + right)
  }
}
