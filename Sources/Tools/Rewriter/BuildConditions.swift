import SwiftSyntax

/// The conditions of `#if` that an app for iOS fulfils.
struct BuildConditions {
  /// The conditions that a build sets.
  struct Flags: Decodable {
    /// The names of those that are set.
    var set: Set<String> = []
    /// Whether no other one is set.
    var isComplete = false

    /// Returns whether a condition is set; nil where that is not known.
    func value(of name: String) -> Bool? { set.contains(name) ? true : isComplete ? false : nil }
  }

  /// Whether a module is nowhere; nil where that is not known.
  let absent: (String) -> Bool?
  var flags = Flags()

  private static let otherSystems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android", "WASI",
  ]

  /// Modules of other systems, which an app for iOS can never import.
  private static let otherModules: Set<String> = [
    "AppKit", "Carbon", "Cocoa", "Quartz", "WatchKit", "WinSDK",
  ]

  /// The least versions of the language and of the compiler; a package can have a later one.
  private static let languageVersion = [5, 10]
  private static let compilerVersion = [6, 3]

  /// Whether an app for iOS may build the code of a clause, as far as its conditions can be told.
  func build(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    for earlier in list.prefix(while: { $0.id != clause.id }) {
      if let condition = earlier.condition, value(of: condition) == true { return false }
    }
    return clause.condition.map { value(of: $0) != false } ?? true
  }

  /// Returns the value of a condition; nil where it cannot be told.
  func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return flags.value(of: name)
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value(of:))
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "iOS" ? true : Self.otherSystems.contains(name) ? false : nil
    case "canImport":
      if Self.otherModules.contains(name) { return false }
      return absent(name).flatMap { $0 ? false : Imports.ofSystem.contains(name) ? nil : true }
    case "swift": return Self.fulfils(name, Self.languageVersion)
    case "compiler": return Self.fulfils(name, Self.compilerVersion)
    case "targetEnvironment": return name == "macCatalyst" ? false : nil
    default: return nil
    }
  }

  /// Returns whether a version, or a later one, fulfils a requirement such as `>=5.9`; nil if only some do.
  private static func fulfils(_ requirement: String, _ version: [Int]) -> Bool? {
    guard let sign = [">=", "<"].first(where: requirement.hasPrefix) else { return nil }
    let numbers = requirement.dropFirst(sign.count).split(separator: ".").map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil),
      !version.lexicographicallyPrecedes(numbers.compactMap { $0 })
    else { return nil }
    return sign == ">="
  }

  /// Reads `a && b || c`, where `&&` binds first.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { alternatives.append([]) } else if sign != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(value(of: element))
      }
    }
    let values = alternatives.map { all in
      all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }
}
