// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// The treatment of texts in conditions.
public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  /// The options of Foundation's.
  var comparison: String.CompareOptions {
    var result: String.CompareOptions = []
    if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }
}

/// A text, or an optional one, in a condition.
public protocol _QueryString {
  var rehearsalText: String? { get }
}

extension String: _QueryString {
  public var rehearsalText: String? { self }
}

extension Optional: _QueryString where Wrapped: _QueryString {
  public var rehearsalText: String? { flatMap(\.rehearsalText) }
}

extension Query where Value: _QueryString {
  private func matches(
    _ value: String, _ treatment: StringOptions, _ options: String.CompareOptions
  ) -> Query<Bool> {
    let options = options.union(treatment.comparison)
    return condition { text in
      guard let text = text.rehearsalText else { return false }
      return value.isEmpty || text.range(of: value, options: options) != nil
    }
  }

  public func contains(_ value: String, options: StringOptions = []) -> Query<Bool> {
    matches(value, options, [])
  }

  public func starts(with value: String, options: StringOptions = []) -> Query<Bool> {
    matches(value, options, .anchored)
  }

  public func ends(with value: String, options: StringOptions = []) -> Query<Bool> {
    matches(value, options, [.anchored, .backwards])
  }

  public func equals(_ value: String, options: StringOptions = []) -> Query<Bool> {
    let options = options.comparison
    return condition { $0.rehearsalText?.compare(value, options: options) == .orderedSame }
  }

  public func like(_ value: String, caseInsensitive: Bool = false) -> Query<Bool> {
    let pattern = NSRegularExpression.escapedPattern(for: value)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
    var options: String.CompareOptions = [.regularExpression]
    if caseInsensitive { options.insert(.caseInsensitive) }
    return condition { $0.rehearsalText?.range(of: "^(?:\(pattern))$", options: options) != nil }
  }
}
