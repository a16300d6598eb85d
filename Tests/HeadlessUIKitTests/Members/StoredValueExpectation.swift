import Testing

/// Expects that a property has another value first, and the value that is set then.
func keeps<Owner: AnyObject, Value: Equatable>(
  _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(owner[keyPath: path] != value, sourceLocation: sourceLocation)
  owner[keyPath: path] = value
  #expect(owner[keyPath: path] == value, sourceLocation: sourceLocation)
}
