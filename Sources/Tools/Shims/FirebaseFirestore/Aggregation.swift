// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

/// A number over the documents of a query.
nonisolated struct Aggregation: Hashable, Sendable {
  enum Kind: String, Sendable {
    case count, sum, avg
  }

  let kind: Kind
  let path: [String]

  /// The name of the result in an answer.
  var alias: String { kind == .count ? "count" : "\(kind.rawValue)_\(FieldPath.text(path))" }

  /// Returns the number over documents.
  func value(of documents: [Fields]) -> Value {
    guard kind != .count else { return .integer(Int64(documents.count)) }
    let values = documents.compactMap { $0.value(at: path) }.filter { $0.number != nil }
    let sum = values.reduce(0) { $0 + ($1.number ?? 0) }
    guard kind == .sum else {
      return values.isEmpty ? .null : .double(sum / Double(values.count))
    }
    let isWhole = values.allSatisfy { if case .integer = $0 { true } else { false } }
    return isWhole ? .integer(Int64(sum)) : .double(sum)
  }
}

extension Aggregation {
  var json: FirebaseJSON {
    let operand: FirebaseJSON =
      kind == .count ? [:] : ["field": ["fieldPath": FieldPath.text(path)] as FirebaseJSON]
    return ["alias": alias, kind.rawValue: operand]
  }

  init(json object: FirebaseJSON) {
    let kinds = [Kind.sum, .avg]
    kind = kinds.first { object[$0.rawValue] != nil } ?? .count
    let operand = object[kind.rawValue] as? FirebaseJSON
    let text = (operand?["field"] as? FirebaseJSON)?["fieldPath"] as? String
    path = text.map(FieldPath.parsed) ?? []
  }
}
