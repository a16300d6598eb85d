// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// A value that a test looks at, made when it is looked at.
public struct Expression<Value> {
  private let make: (_ isFresh: Bool) throws -> Value?
  private let isFresh: Bool
  public let location: SourceLocation
  public let isClosure: Bool

  public init(
    expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true
  ) {
    self.init(
      memoizedExpression: Self.remembering(expression), location: location, withoutCaching: false,
      isClosure: isClosure)
  }

  public init(
    memoizedExpression: @escaping (Bool) throws -> Value?, location: SourceLocation,
    withoutCaching: Bool, isClosure: Bool = true
  ) {
    make = memoizedExpression
    isFresh = withoutCaching
    self.location = location
    self.isClosure = isClosure
  }

  public func evaluate() throws -> Value? { try make(isFresh) }

  public func withoutCaching() -> Expression<Value> {
    Expression(
      memoizedExpression: make, location: location, withoutCaching: true, isClosure: isClosure)
  }

  public func withCaching() -> Expression<Value> {
    Expression(expression: { try evaluate() }, location: location, isClosure: isClosure)
  }

  public func cast<U>(_ block: @escaping (Value?) throws -> U?) -> Expression<U> {
    Expression<U>(
      expression: { try block(evaluate()) }, location: location, isClosure: isClosure)
  }

  private static func remembering(
    _ make: @escaping () throws -> Value?
  ) -> (Bool) throws -> Value? {
    var remembered: Value??
    return { isFresh in
      if !isFresh, let remembered { return remembered }
      let value = try make()
      remembered = .some(value)
      return value
    }
  }
}
