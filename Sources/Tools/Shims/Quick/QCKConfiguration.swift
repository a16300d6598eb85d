// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public typealias QuickConfigurer = (_ configuration: QCKConfiguration) -> Void
public typealias ExampleFilter = (_ example: ExampleBase) -> Bool

/// The closures around all examples, and the conditions by which examples run.
public final class QCKConfiguration {
  private(set) var hooks = SyncHooks()
  private(set) var asyncHooks = AsyncHooks()
  private(set) var beforeSuite: [BeforeSuiteClosure] = []
  private(set) var afterSuite: [AfterSuiteClosure] = []
  private var inclusions: [ExampleFilter] = [{ $0.isFocused }]
  private var exclusions: [ExampleFilter] = []

  public var runAllWhenEverythingFiltered = true

  init() {}

  public func include(_ filter: @escaping ExampleFilter) { inclusions.append(filter) }

  public func exclude(_ filter: @escaping ExampleFilter) { exclusions.append(filter) }

  public func beforeSuite(_ closure: @escaping BeforeSuiteClosure) { beforeSuite.append(closure) }

  public func afterSuite(_ closure: @escaping AfterSuiteClosure) { afterSuite.append(closure) }

  public func beforeEach(_ closure: @escaping BeforeExampleClosure) {
    beforeEach { (_: ExampleMetadata) in try closure() }
  }

  public func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    hooks.before(closure)
    asyncHooks.before { try closure($0) }
  }

  public func afterEach(_ closure: @escaping AfterExampleClosure) {
    afterEach { (_: ExampleMetadata) in try closure() }
  }

  public func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) {
    hooks.after(closure)
    asyncHooks.after { try closure($0) }
  }

  public func aroundEach(_ closure: @escaping AroundExampleClosure) {
    hooks.append { _, runExample in try closure(runExample) }
  }

  public func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) {
    hooks.append(closure)
  }

  func includes(_ example: Example) -> Bool { inclusions.contains { $0(example) } }

  func excludes(_ example: Example) -> Bool { exclusions.contains { $0(example) } }
}
