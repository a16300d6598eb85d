// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import XCTest

/// One run of an example inside its hooks; after an error nothing further of them begins.
final class ExampleRun {
  private let example: Example
  private let metadata: ExampleMetadata
  private var isCancelled = false
  private(set) var skip: XCTSkip?

  init(_ example: Example, index: Int) {
    self.example = example
    metadata = ExampleMetadata(example, index: index)
  }

  /// Runs an example that awaits nothing.
  func run(_ closure: @escaping ExampleClosure) {
    let path = example.group.path
    let all = World.current.configuration.hooks
    let wrappers =
      all.around + path.flatMap(\.hooks.around) + all.justBefore
      + path.flatMap(\.hooks.justBefore)
    let whole = wrappers.reversed().reduce({ self.perform(closure) }) { inner, wrapper in
      { self.perform { try wrapper(self.metadata, inner) } }
    }
    whole()
  }

  /// Runs an example that awaits something.
  func run(_ closure: @escaping BeforeExampleAsyncClosure) async {
    let path = example.group.path
    let all = World.current.configuration.asyncHooks
    let wrappers =
      all.around + path.flatMap(\.asyncHooks.around) + all.justBefore
      + path.flatMap(\.asyncHooks.justBefore)
    let example: @MainActor () async -> Void = { await self.perform(closure) }
    let whole = wrappers.reversed().reduce(example) { inner, wrapper in
      { await self.perform { try await wrapper(self.metadata, inner) } }
    }
    await whole()
  }

  private func perform(_ closure: ExampleClosure) {
    guard !isCancelled else { return }
    do { try closure() } catch { cancel(error) }
  }

  private func perform(_ closure: BeforeExampleAsyncClosure) async {
    guard !isCancelled else { return }
    do { try await closure() } catch { cancel(error) }
  }

  private func cancel(_ error: any Error) {
    isCancelled = true
    if let error = error as? XCTSkip { skip = error } else { example.record(error) }
  }
}
