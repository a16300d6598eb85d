// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// Runs a closure with a value, and returns whether all expectations in it pass; true without a closure.
func passes<Value>(_ closure: ((Value) -> Void)?, _ value: Value) -> Bool {
  guard let closure else { return true }
  return gatherFailingExpectations { closure(value) }.isEmpty
}
