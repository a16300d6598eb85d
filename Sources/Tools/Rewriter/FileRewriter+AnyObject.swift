import SwiftSyntax

/// Members of any object, which Swift looks up at run time on Apple's systems.
extension FileRewriter {
  /// The members that apps look up on an object of no known class, by the class that has them.
  private static let dynamicMembers: [String: String] = {
    let members = [
      "NSValue": ["cgRectValue", "cgSizeValue", "cgPointValue", "uiEdgeInsetsValue"],
      "NSNumber": ["doubleValue", "floatValue", "intValue", "boolValue", "uintValue"],
      "NSObject": ["value", "setValue", "description", "isEqual"],
      "NSString": ["length"],
      "UIResponder": ["becomeFirstResponder", "resignFirstResponder"],
      "UIView": ["tag", "superview", "frame", "bounds"],
      "UIControl": ["isEnabled", "isSelected"],
      "UISwitch": ["isOn"],
      "UISegmentedControl": ["selectedSegmentIndex"],
      "UIButton": ["titleLabel", "currentTitle"],
    ]
    return Dictionary(
      uniqueKeysWithValues: members.flatMap { name, members in members.map { ($0, name) } })
  }()

  /// Casts an object to the class of a member: `(sender as AnyObject).tag`, `info[key]?.cgRectValue`.
  func castDynamicBase(of node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base, let type = ownerInFirebase(of: node) ?? Self.dynamicMembers[name]
    else { return }
    if let cast = Self.castToAnyObject(base) {
      let isOptional = Self.isUnwrapped(node)
      edits.replace(cast.operator, with: isOptional ? "as?" : "as!")
      edits.replace(cast.type, with: type)
      if isOptional { edits.replace(node.period, with: "?.") }
      return
    }
    let optional =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    guard let value = optional, Self.isUserInfo(value), type.hasPrefix("NS") else { return }
    edits.insert("(", before: value)
    edits.insert(" as? \(type))", after: value)
  }

  /// Returns Firebase's class that has a member, of which its lists of children are; nil where the file does not
  /// import it.
  private func ownerInFirebase(of node: MemberAccessExprSyntax) -> String? {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let members = ["key", "value", "children", "childrenCount", "ref"]
    guard imports.contains("FirebaseDatabase") || imports.contains("Firebase"),
      members.contains(node.declName.baseName.text), !isCalled
    else { return nil }
    return "DataSnapshot"
  }

  /// Whether a member is bound, unwrapped or given a default, as one that the object may not have.
  private static func isUnwrapped(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
      return true
    }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    guard let parts = parent.as(ExprListSyntax.self),
      let next = parts.drop(while: { $0.id != node.id }).dropFirst().first
    else { return false }
    return next.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// Returns the operator and the type of `(x as AnyObject)`.
  private static func castToAnyObject(
    _ base: ExprSyntax
  ) -> (operator: UnresolvedAsExprSyntax, type: ExprSyntax)? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      parts.count == 3, let type = parts.last, type.trimmedDescription == "AnyObject",
      let cast = parts.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?"
    else { return nil }
    return (cast, type)
  }

  /// Whether an expression is a value of a notification: `info[UIResponder.keyboardFrameEndUserInfoKey]`.
  private static func isUserInfo(_ value: ExprSyntax) -> Bool {
    value.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression
      .lastToken(viewMode: .sourceAccurate)?.text.hasSuffix("UserInfoKey") == true
  }

  /// Lets the attributes of a text be of any type: `[NSAttributedString.Key: NSObject]`.
  ///
  /// Colours, fonts and other attributes are objects on Apple's systems, and of other classes here.
  func loosenAttributes(_ node: DictionaryTypeSyntax) {
    guard
      ["NSAttributedString.Key", "NSAttributedStringKey"].contains(node.key.trimmedDescription),
      ["NSObject", "AnyObject"].contains(node.value.trimmedDescription)
    else { return }
    edits.replace(node.value, with: "Any")
  }

  /// Casts what is assigned to a key of the keychain, where a file's dictionaries hold objects.
  ///
  /// `query[kSecReturnData as String] = kCFBooleanTrue` boxes the value on Apple's systems.
  func castKeychainValue(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let key = parts[0].as(SubscriptCallExprSyntax.self)?.arguments.first,
      key.expression.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("kSec") == true,
      let value = parts[2].as(DeclReferenceExprSyntax.self)?.baseName.text,
      value.hasPrefix("kSec") || value.hasPrefix("kCFBoolean"), Self.holdsObjects(node.root)
    else { return }
    edits.insert(" as AnyObject", after: parts[2])
  }

  /// Whether a file has a dictionary from keys to objects.
  private static func holdsObjects(_ file: Syntax) -> Bool {
    let source = file.description
    return source.contains("AnyObject]") || source.contains("AnyObject>")
  }
}
