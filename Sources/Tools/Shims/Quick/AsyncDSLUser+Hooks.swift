// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
extension AsyncDSLUser {
  public static func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {
    World.current.configuration.beforeSuite(closure)
  }

  public static func afterSuite(_ closure: @escaping AfterSuiteClosure) {
    World.current.configuration.afterSuite(closure)
  }

  public static func beforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
    World.current.currentGroup.asyncHooks.before { _ in try await closure() }
  }

  public static func beforeEach(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
    World.current.currentGroup.asyncHooks.before(closure)
  }

  public static func justBeforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {
    World.current.currentGroup.asyncHooks.justBefore(closure)
  }

  public static func afterEach(_ closure: @escaping AfterExampleAsyncClosure) {
    World.current.currentGroup.asyncHooks.after { _ in try await closure() }
  }

  public static func afterEach(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
    World.current.currentGroup.asyncHooks.after(closure)
  }

  public static func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) {
    World.current.currentGroup.asyncHooks.append { _, runExample in try await closure(runExample) }
  }

  public static func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {
    World.current.currentGroup.asyncHooks.append(closure)
  }
}
