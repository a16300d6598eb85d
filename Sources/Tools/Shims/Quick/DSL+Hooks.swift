// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {
  World.current.configuration.beforeSuite(closure)
}

public func afterSuite(_ closure: @escaping AfterSuiteClosure) {
  World.current.configuration.afterSuite(closure)
}

public func beforeEach(_ closure: @escaping BeforeExampleClosure) {
  World.current.currentGroup.hooks.before { _ in try closure() }
}

public func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {
  World.current.currentGroup.hooks.before(closure)
}

public func justBeforeEach(_ closure: @escaping BeforeExampleClosure) {
  World.current.currentGroup.hooks.justBefore(closure)
}

public func afterEach(_ closure: @escaping AfterExampleClosure) {
  World.current.currentGroup.hooks.after { _ in try closure() }
}

public func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) {
  World.current.currentGroup.hooks.after(closure)
}

public func aroundEach(_ closure: @escaping AroundExampleClosure) {
  World.current.currentGroup.hooks.append { _, runExample in try closure(runExample) }
}

public func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) {
  World.current.currentGroup.hooks.append(closure)
}
