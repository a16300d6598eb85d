/// A writer of one mock class.
struct MockWriter {
  private let declaration: ProtocolDeclaration

  init(_ declaration: ProtocolDeclaration) {
    self.declaration = declaration
  }

  /// The source of the mock, ending with a line break.
  var text: String {
    let name = declaration.name
    var parts = [
      ["/// All calls in order, such as `push(Step, animated: true)`."]
        + ["private(set) var calls: [String] = []"]
    ]
    if let initializer { parts.append(initializer) }
    parts += declaration.properties.map(property)
    parts += declaration.methods.map(method)
    let body = parts.map { $0.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n") }
    return """
      /// A mock of `\(name)` that records its calls.
      final class \(name)Mock: \(name) {
      \(body.joined(separator: "\n\n"))
      }

      """
  }

  // MARK: Properties

  private var initializer: [String]? {
    let needed = declaration.properties.filter { Self.defaultValue(of: $0.type) == nil }
    guard !needed.isEmpty else { return nil }
    let parameters = needed.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return ["init(\(parameters)) {"] + needed.map { "  self.\($0.name) = \($0.name)" } + ["}"]
  }

  private func property(_ property: ProtocolDeclaration.Property) -> [String] {
    let value = Self.defaultValue(of: property.type).map { " = \($0)" } ?? ""
    let declared = "var \(property.name): \(property.type)\(value)"
    guard property.isSettable else { return [declared] }
    return [
      "private(set) var \(property.name)SetCallCount = 0",
      "\(declared) {",
      "  didSet { \(property.name)SetCallCount += 1 }",
      "}",
    ]
  }

  /// Returns the default value of a type in source text; nil if the type has none.
  private static func defaultValue(of type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""][type]
  }

  // MARK: Methods

  private func method(_ method: ProtocolDeclaration.Method) -> [String] {
    let key = key(of: method)
    var lines = ["private(set) var \(key)CallCount = 0"]
    lines += argumentList(of: method, key)
    lines.append("var \(key)Handler: (\(handlerType(of: method)))?")
    lines.append("\(signature(of: method)) {")
    lines.append("  \(key)CallCount += 1")
    lines += recording(method, key).map { "  \($0)" }
    lines += handlerCall(of: method, key).map { "  \($0)" }
    return lines + ["}"]
  }

  /// Returns the method's name, with its labels if the protocol has overloads of it.
  private func key(of method: ProtocolDeclaration.Method) -> String {
    guard declaration.methods.filter({ $0.name == method.name }).count > 1 else {
      return method.name
    }
    return method.parameters.reduce(method.name) { name, parameter in
      let label = parameter.label ?? parameter.name
      return name + label.prefix(1).uppercased() + label.dropFirst()
    }
  }

  private func argumentList(of method: ProtocolDeclaration.Method, _ key: String) -> [String] {
    let stored = storableParameters(of: method)
    guard let only = stored.first else { return [] }
    let fields = stored.map { "\($0.name): \($0.storedType)" }.joined(separator: ", ")
    let type = stored.count == 1 ? Self.bracketed(only.storedType) : "(\(fields))"
    return ["private(set) var \(key)ArgValues: [\(type)] = []"]
  }

  /// Returns the parameters that can be stored: all but non-escaping closures.
  private func storableParameters(
    of method: ProtocolDeclaration.Method
  ) -> [ProtocolDeclaration.Parameter] {
    method.parameters.filter { parameter in
      let type = parameter.type
      return !type.contains("->") || type.contains("@escaping") || type.hasSuffix("?")
    }
  }

  private func handlerType(of method: ProtocolDeclaration.Method) -> String {
    let parameters = method.parameters.map(\.storedType).joined(separator: ", ")
    let effects = method.effects.isEmpty ? "" : " \(method.effects)"
    return "(\(parameters))\(effects) -> \(method.result ?? "Void")"
  }

  private func signature(of method: ProtocolDeclaration.Method) -> String {
    let parameters = method.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }
    let effects = method.effects.isEmpty ? "" : " \(method.effects)"
    let result = method.result.map { " -> \($0)" } ?? ""
    return "func \(method.name)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  private func recording(_ method: ProtocolDeclaration.Method, _ key: String) -> [String] {
    let arguments = method.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.interpolation
    }
    let call = "calls.append(\"\(method.name)(\(arguments.joined(separator: ", ")))\")"
    let names = storableParameters(of: method).map(\.name)
    guard !names.isEmpty else { return [call] }
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    return ["\(key)ArgValues.append(\(value))", call]
  }

  private func handlerCall(of method: ProtocolDeclaration.Method, _ key: String) -> [String] {
    let words = ["throws": "try", "async": "await"]
    let effects = ["throws", "async"].filter(method.effects.contains).compactMap { words[$0] }
    let prefix = effects.map { "\($0) " }.joined()
    let arguments = method.parameters.map(\.name).joined(separator: ", ")
    guard let result = method.result else {
      return ["\(prefix)\(key)Handler?(\(arguments))"]
    }
    let otherwise =
      Self.defaultValue(of: result).map { "return \($0)" }
      ?? "preconditionFailure(\"say what it returns: set \(key)Handler\")"
    return [
      "guard let \(key)Handler else { \(otherwise) }",
      "return \(prefix)\(key)Handler(\(arguments))",
    ]
  }

  private static func bracketed(_ type: String) -> String {
    type.hasPrefix("any ") || type.contains("->") ? "(\(type))" : type
  }
}

extension ProtocolDeclaration.Parameter {
  /// The argument as text in `calls`, as an interpolation; `{ … }` for a closure.
  fileprivate var interpolation: String {
    if type.contains("->") { return "{ … }" }
    return type.hasSuffix("?") ? "\\(argumentText(\(name) as Any))" : "\\(argumentText(\(name)))"
  }

  /// The type without `@escaping`, which a stored property does not allow.
  fileprivate var storedType: String {
    type.hasPrefix("@escaping ") ? "(\(type.dropFirst("@escaping ".count)))" : type
  }
}
