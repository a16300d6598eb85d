public import Foundation

#if !canImport(Darwin)
  nonisolated extension NSPredicate {
    /// Creates a predicate from a format in Apple's syntax.
    ///
    /// Keys are those of elements and queries: `label`, `identifier`, `value`, `title`,
    /// `placeholderValue`, `isEnabled`, `isSelected`, `hasFocus`, `elementType`, `exists`,
    /// `isHittable` and `count`; of other objects, the names of their properties.
    public convenience init(format: String, _ arguments: any CVarArg...) {
      self.init(format: format, read: arguments.map { $0 })
    }

    /// Creates a predicate from a format in Apple's syntax.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
      self.init(format: format, read: arguments ?? [])
    }

    private convenience init(format: String, read arguments: [Any]) {
      do {
        let expression = try PredicateParser.parse(format, arguments)
        let shown = Self.shown(format, arguments)
        self.init { object, _ in
          if let probe = object as? PredicateProbe {
            probe.format = shown
            return false
          }
          return expression.holds { key in PredicateSubject.value(of: key, in: object) }
        }
      } catch {
        preconditionFailure("Unable to parse the format string \"\(format)\": \(error.message)")
      }
    }

    /// Returns a format with its arguments in their places.
    private static func shown(_ format: String, _ arguments: [Any]) -> String {
      arguments.reduce(into: format) { text, argument in
        guard let range = text.firstRange(of: /%[a-zA-Z@]+/) else { return }
        let isKey = text[range] == "%K"
        text.replaceSubrange(
          range, with: argument is String && !isKey ? "\"\(argument)\"" : "\(argument)")
      }
    }
  }
#endif

/// An object that asks a predicate for its format.
nonisolated final class PredicateProbe {
  var format: String?
}

/// A reader of the values that a predicate compares.
nonisolated enum PredicateSubject {
  /// Returns the value of a key of an object, or of the object itself; nil if it has none.
  static func value(of key: String?, in object: Any?) -> PredicateValue? {
    guard let key else { return PredicateValue(object) }
    switch object {
    case let node as Held: return (node.value as? NodeValues)?.value(of: key)
    case let element as XCUIElement: return element.predicateValue(of: key)
    case let query as XCUIElementQuery: return key == "count" ? .number(Double(query.count)) : nil
    case let values as [String: Any]: return values[key].flatMap { PredicateValue($0) }
    default:
      guard let object else { return nil }
      let child = Mirror(reflecting: object).children.first { $0.label == key }
      return child.flatMap { PredicateValue($0.value) }
    }
  }
}

/// The values of an element at one moment, for predicates.
struct NodeValues: Sendable {
  private let values: [String: PredicateValue]

  /// The keys that have a value, false, for an element that is not there, too.
  nonisolated static let ofMissing: Set<String> = ["exists", "isHittable", "hittable"]

  /// Reads the values of an element; nil for one that is not there.
  init(_ node: Snapshot.Node?) {
    let text: (String?) -> PredicateValue = { $0.map { .text($0) } ?? .null }
    let isEnabled = PredicateValue.bool(node?.isEnabled ?? false)
    let isSelected = PredicateValue.bool(node?.isSelected ?? false)
    let hasFocus = PredicateValue.bool(node?.hasFocus ?? false)
    let isHittable = PredicateValue.bool(node.map { !$0.isCovered } ?? false)
    values = [
      "identifier": .text(node?.identifier ?? ""), "label": .text(node?.label ?? ""),
      "title": .text(node?.title ?? ""), "value": text(node?.value),
      "placeholderValue": text(node?.placeholder),
      "isEnabled": isEnabled, "enabled": isEnabled, "isSelected": isSelected,
      "selected": isSelected, "hasFocus": hasFocus, "hasKeyboardFocus": hasFocus,
      "isHittable": isHittable, "hittable": isHittable, "exists": .bool(node != nil),
      "elementType": .number(Double((node?.type ?? .any).rawValue)),
    ]
  }

  /// Returns the value of a key; nil for an unknown one.
  nonisolated func value(of key: String) -> PredicateValue? { values[key] }
}

extension XCUIElement {
  /// Returns the value of a key now; false for `exists` and nil for others if the element is not there.
  nonisolated func predicateValue(of key: String) -> PredicateValue? {
    onMain {
      guard let node = Resolution(chain).element else {
        return NodeValues.ofMissing.contains(key) ? .bool(false) : nil
      }
      return NodeValues(node).value(of: key)
    }
  }
}

/// A predicate that a query holds.
nonisolated struct HeldPredicate: Sendable {
  private let reference: MainThreadReference<NSPredicate>

  /// The predicate's format, for messages.
  let format: String

  init(_ predicate: NSPredicate) {
    reference = MainThreadReference(predicate)
    let probe = PredicateProbe()
    #if canImport(Darwin)
      format = predicate.predicateFormat
    #else
      _ = predicate.evaluate(with: probe)
      format = probe.format ?? "BLOCKPREDICATE"
    #endif
  }

  /// Returns whether an element satisfies the predicate.
  @MainActor func holds(for node: Snapshot.Node) -> Bool {
    reference.object.evaluate(with: Held(NodeValues(node)))
  }

  /// Returns whether an object satisfies the predicate.
  @MainActor func holds(for object: Any?) -> Bool {
    reference.object.evaluate(with: object)
  }
}
