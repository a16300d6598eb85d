// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  World.current.share(name) { _ in closure() }
}

public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
  World.current.share(name, closure)
}

public func itBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line
) {
  World.current.behave(like: name, nil, file, line) { [:] }
}

public func itBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  World.current.behave(like: name, nil, file, line, sharedExampleContext)
}

public func itBehavesLike<C>(
  _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
  context: @escaping () -> C
) {
  World.current.behave(behavior.name, nil) { behavior.spec(context) }
}

public func xitBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line
) {
  World.current.behave(like: name, .pending, file, line) { [:] }
}

public func xitBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  World.current.behave(like: name, .pending, file, line, sharedExampleContext)
}

public func xitBehavesLike<C>(
  _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
  context: @escaping () -> C
) {
  World.current.behave(behavior.name, .pending) { behavior.spec(context) }
}

public func fitBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line
) {
  World.current.behave(like: name, .focused, file, line) { [:] }
}

public func fitBehavesLike(
  _ name: String, file: FileString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  World.current.behave(like: name, .focused, file, line, sharedExampleContext)
}

public func fitBehavesLike<C>(
  _ behavior: Behavior<C>.Type, file: FileString = #filePath, line: UInt = #line,
  context: @escaping () -> C
) {
  World.current.behave(behavior.name, .focused) { behavior.spec(context) }
}
