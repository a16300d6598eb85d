public import Foundation

/// A value that a condition or a search calculates from an object.
open class NSExpression: CustomStringConvertible {
  /// The kind of an expression.
  public enum ExpressionType: UInt, Sendable {
    /// A value, or the object itself.
    case constantValue = 0
    case evaluatedObject = 1
    /// The value of a variable.
    case variable = 2
    /// The value at a path of names.
    case keyPath = 3
    /// The result of a function.
    case function = 4
    /// An array of values.
    case aggregate = 14
    /// The result of a closure.
    case block = 19
  }

  /// The kind of the expression.
  public let expressionType: ExpressionType
  /// The path of names; empty for another kind.
  public let keyPath: String
  /// The name of the function, such as `sum:`; empty for another kind.
  public let function: String
  /// The expressions that the function takes; nil for another kind.
  public let arguments: [NSExpression]?
  /// The value; nil for another kind.
  public let constantValue: Any?
  /// The text of the expression in Foundation's format language.
  open var description: String { text }

  private let text: String
  private let read: (Any?) -> Any?

  private init(
    _ type: ExpressionType, _ text: String, keyPath: String = "", function: String = "",
    arguments: [NSExpression]? = nil, constant: Any? = nil, _ read: @escaping (Any?) -> Any?
  ) {
    expressionType = type
    self.text = text
    self.keyPath = keyPath
    self.function = function
    self.arguments = arguments
    constantValue = constant
    self.read = read
  }

  /// Creates an expression of a value.
  public convenience init(forConstantValue obj: Any?) {
    let value = KeyValues.unwrapped(obj)
    let text = ValueOrder.text(value).map { "\"\($0)\"" } ?? value.map { "\($0)" } ?? "nil"
    self.init(.constantValue, text, constant: value) { _ in value }
  }

  /// Creates an expression of the value at a path of names, such as `author.name`.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, keyPath, keyPath: keyPath) { KeyValues.value(of: $0, at: keyPath) }
  }

  /// Creates an expression of a property's value.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    let name = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
    self.init(.keyPath, name, keyPath: name) { object in
      (object as? Root).flatMap { KeyValues.unwrapped($0[keyPath: keyPath]) }
    }
  }

  /// Creates an expression of a function's result; one with a function that is not known here is a finding.
  ///
  /// - Parameters:
  ///   - name: The name with a colon for each argument, such as `sum:` or `multiply:by:`.
  ///   - parameters: The expressions that the function takes.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map { ($0 as? NSExpression) ?? NSExpression(forConstantValue: $0) }
    let function = ExpressionFunction.named(name)
    if function == nil { Ported.report("NSExpression has no function \"\(name)\".") }
    let text = "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    self.init(.function, text, function: name, arguments: arguments) { object in
      function?.result(arguments.map { $0.read(object) })
    }
  }

  /// Creates an expression of an array of values.
  public convenience init(forAggregate subexpressions: [Any]) {
    let parts = subexpressions.map { ($0 as? NSExpression) ?? NSExpression(forConstantValue: $0) }
    let text = "{\(parts.map(\.text).joined(separator: ", "))}"
    self.init(.aggregate, text) { object in parts.map { $0.read(object) as Any } }
  }

  /// Creates an expression of a closure's result.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block, "BLOCK", arguments: arguments) { object in
      KeyValues.unwrapped(block(object, (arguments ?? []).map { $0.read(object) as Any }, nil))
    }
  }

  /// Creates an expression from a format: the name of a value, a number, a text, or a placeholder.
  ///
  /// A format that cannot be read is a finding, and its value is nil.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(format: expressionFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates an expression from a format with its arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      var parser = try PredicateParser(expressionFormat, arguments)
      let read = try parser.wholeValue()
      let isPath = expressionFormat.allSatisfy { $0.isLetter || $0.isNumber || "_.@".contains($0) }
      self.init(
        isPath ? .keyPath : .constantValue, expressionFormat,
        keyPath: isPath ? expressionFormat : "", read)
    } catch {
      Ported.report("Unable to parse the format string \"\(expressionFormat)\": \(error)")
      self.init(.constantValue, expressionFormat) { _ in nil }
    }
  }

  /// Returns an expression of the object itself.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, "SELF") { KeyValues.unwrapped($0) }
  }

  /// Returns the value for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    read(object)
  }

  /// Whether the function calculates one value of many, such as a sum.
  package var isOfGroup: Bool { ExpressionFunction.named(function)?.isOfGroup == true }

  /// Returns the value for all objects of a group: a sum, a number, or another result of many values.
  package func value(ofGroup objects: [Any]) -> Any? {
    guard isOfGroup, let argument = arguments?.first else { return objects.first.flatMap(read) }
    let values = objects.compactMap { KeyValues.unwrapped(argument.read($0)) }
    return ExpressionFunction.named(function)?.result([values])
  }
}
