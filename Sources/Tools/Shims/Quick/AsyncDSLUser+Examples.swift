// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
extension AsyncDSLUser {
  public static func describe(_ description: String, closure: () -> Void) {
    World.current.describe(description, nil, closure)
  }

  public static func context(_ description: String, closure: () -> Void) {
    World.current.describe(description, nil, closure)
  }

  public static func it(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping BeforeExampleAsyncClosure
  ) {
    World.current.it(description, nil, file, line, .async(closure))
  }

  public static func xdescribe(_ description: String, closure: () -> Void) {
    World.current.describe(description, .pending, closure)
  }

  public static func xcontext(_ description: String, closure: () -> Void) {
    World.current.describe(description, .pending, closure)
  }

  public static func xit(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping BeforeExampleAsyncClosure
  ) {
    World.current.it(description, .pending, file, line, .async(closure))
  }

  public static func fdescribe(_ description: String, closure: () -> Void) {
    World.current.describe(description, .focused, closure)
  }

  public static func fcontext(_ description: String, closure: () -> Void) {
    World.current.describe(description, .focused, closure)
  }

  public static func fit(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping BeforeExampleAsyncClosure
  ) {
    World.current.it(description, .focused, file, line, .async(closure))
  }

  public static func pending(
    _ description: String, file: FileString = #filePath, line: UInt = #line,
    closure: @escaping BeforeExampleAsyncClosure
  ) {
    World.current.it(description, .pending, file, line, .async(closure))
  }

  public static func itBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.current.behave(behavior.name, nil) { behavior.spec(context) }
  }

  public static func xitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.current.behave(behavior.name, .pending) { behavior.spec(context) }
  }

  public static func fitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
    context: @escaping () -> C
  ) {
    World.current.behave(behavior.name, .focused) { behavior.spec(context) }
  }
}
