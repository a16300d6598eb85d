// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public func describe(_ description: String, closure: () -> Void) {
  World.current.describe(description, nil, closure)
}

public func context(_ description: String, closure: () -> Void) {
  World.current.describe(description, nil, closure)
}

public func it(
  _ description: String, file: FileString = #filePath, line: UInt = #line,
  closure: @escaping ExampleClosure
) {
  World.current.it(description, nil, file, line, .sync(closure))
}

public func xdescribe(_ description: String, closure: () -> Void) {
  World.current.describe(description, .pending, closure)
}

public func xcontext(_ description: String, closure: () -> Void) {
  World.current.describe(description, .pending, closure)
}

public func xit(
  _ description: String, file: FileString = #filePath, line: UInt = #line,
  closure: @escaping ExampleClosure
) {
  World.current.it(description, .pending, file, line, .sync(closure))
}

public func fdescribe(_ description: String, closure: () -> Void) {
  World.current.describe(description, .focused, closure)
}

public func fcontext(_ description: String, closure: () -> Void) {
  World.current.describe(description, .focused, closure)
}

public func fit(
  _ description: String, file: FileString = #filePath, line: UInt = #line,
  closure: @escaping ExampleClosure
) {
  World.current.it(description, .focused, file, line, .sync(closure))
}

public func pending(
  _ description: String, file: FileString = #filePath, line: UInt = #line,
  closure: @escaping ExampleClosure
) {
  World.current.it(description, .pending, file, line, .sync(closure))
}
