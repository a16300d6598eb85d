// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
/// The closures around the examples of a group, from the outside in.
struct Hooks<Wrapper> {
  /// The closures before, after and around examples.
  private(set) var around: [Wrapper] = []
  /// The closures directly before examples, inside of all others.
  private(set) var justBefore: [Wrapper] = []

  mutating func append(_ wrapper: Wrapper) { around.append(wrapper) }

  /// Adds a closure that runs after the example, and after the closures that were added before.
  mutating func prepend(_ wrapper: Wrapper) { around.insert(wrapper, at: 0) }

  mutating func appendJustBefore(_ wrapper: Wrapper) { justBefore.append(wrapper) }
}

typealias SyncHooks = Hooks<AroundExampleWithMetadataClosure>
typealias AsyncHooks = Hooks<AroundExampleWithMetadataAsyncClosure>

extension SyncHooks {
  mutating func before(_ closure: @escaping BeforeExampleWithMetadataClosure) {
    append { metadata, runExample in
      try closure(metadata)
      runExample()
    }
  }

  mutating func justBefore(_ closure: @escaping BeforeExampleClosure) {
    appendJustBefore { _, runExample in
      try closure()
      runExample()
    }
  }

  mutating func after(_ closure: @escaping AfterExampleWithMetadataClosure) {
    prepend { metadata, runExample in
      runExample()
      try closure(metadata)
    }
  }
}

extension AsyncHooks {
  mutating func before(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {
    append { metadata, runExample in
      try await closure(metadata)
      await runExample()
    }
  }

  mutating func justBefore(_ closure: @escaping BeforeExampleAsyncClosure) {
    appendJustBefore { _, runExample in
      try await closure()
      await runExample()
    }
  }

  mutating func after(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {
    prepend { metadata, runExample in
      await runExample()
      try await closure(metadata)
    }
  }
}
