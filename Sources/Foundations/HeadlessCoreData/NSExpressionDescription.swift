public import HeadlessFoundation

/// A value of a fetch's tables that an expression calculates.
nonisolated open class NSExpressionDescription: NSPropertyDescription {
  /// The expression; one such as `sum:` calculates one value of all objects of a table's group.
  open var expression: HeadlessFoundation.NSExpression?
  /// The type of the value.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  /// The type of the value, by Swift's names.
  public final var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType =
        NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}
