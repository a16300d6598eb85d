import SwiftSyntax

/// The objects of Core Data, whose properties and methods its classes make at run time.
extension FileRewriter {
  /// Lets a property of Core Data read and write the value of its name.
  func addManagedAccessors(to node: VariableDeclSyntax) {
    guard node.attributes.attribute(["NSManaged"]) != nil else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      let name = binding.pattern.trimmedDescription.replacing("`", with: "")
      edits.insert(
        " { get { rehearsalManagedValue(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }",
        after: binding)
    }
  }

  /// Lets a method of Core Data change a relationship.
  func addManagedBody(to node: FunctionDeclSyntax) {
    guard node.attributes.attribute(["NSManaged"]) != nil, node.body == nil else { return }
    let parameters = node.signature.parameterClause.parameters
    let name = { (parameter: FunctionParameterSyntax) in
      (parameter.secondName ?? parameter.firstName).text
    }
    // Objects come first, also where the method takes them last: `replaceItems(at:with:)`.
    let objects = parameters.filter { $0.firstName.text != "at" }.map(name)
    let places = parameters.filter { $0.firstName.text == "at" }.map { "at: \(name($0))" }
    let arguments = ["\"\(node.name.text)\""] + objects + places
    edits.insert(
      " { rehearsalChange(\(arguments.joined(separator: ", "))) }", after: node.signature)
  }

  /// Lets an object that is created by its entity be of the entity's class, which Objective-C's initializer gives.
  func createManaged(_ node: FunctionCallExprSyntax) {
    guard node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"],
      ["NSManagedObject", "NSManagedObject.init"].contains(
        node.calledExpression.trimmedDescription)
    else { return }
    edits.replace(node.calledExpression, with: "NSEntityDescription.rehearsalObject")
  }

  /// Requires the override of the initializer by which Core Data creates objects, as it is required here.
  func requireManaged(_ node: InitializerDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels == ["entity", "insertInto"],
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "required")
  }

  /// Core Data's generic classes, which Objective-C casts to one another whatever their results are.
  private static let erased: Set<String> = [
    "NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<any NSFetchRequestResult>",
    "NSFetchedResultsController<NSFetchRequestResult>",
    "NSFetchedResultsController<any NSFetchRequestResult>",
  ]

  /// Writes a property for a cast between such classes: `request as! NSFetchRequest<NSFetchRequestResult>`.
  func eraseResults(in node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      guard let cast = parts[index].as(UnresolvedAsExprSyntax.self) else { continue }
      let type = parts[index + 1].trimmedDescription
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      if Self.erased.contains(type) {
        guard !isOptional else { continue }
        replace(parts[index - 1], through: parts[index + 1], with: ".rehearsalErased")
      } else if let result = Self.result(of: type), Self.makesRequest(parts[index - 1]) {
        let optional = isOptional ? " as \(type)?" : ""
        replace(
          parts[index - 1], through: parts[index + 1],
          with: ".rehearsalTyped(\(result).self)\(optional)")
      }
    }
  }

  /// Writes a property or a call after an expression, in place of its cast.
  func replace(_ expression: ExprSyntax, through type: ExprSyntax, with text: String) {
    edits.replace(
      expression.endPositionBeforeTrailingTrivia, type.endPositionBeforeTrailingTrivia, with: text)
  }

  /// Returns the type of the results of a type of searches; nil for another type.
  private static func result(of type: String) -> String? {
    let prefix = "NSFetchRequest<"
    return type.hasPrefix(prefix) && type.hasSuffix(">")
      ? String(type.dropFirst(prefix.count).dropLast()) : nil
  }

  /// Whether an expression is a call that makes a search: `T.fetchRequest()` or `NSFetchRequest<T>(…)`.
  private static func makesRequest(_ expression: ExprSyntax) -> Bool {
    guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else {
      return false
    }
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fetchRequest"
      || called.trimmedDescription.hasPrefix("NSFetchRequest<")
  }
}
