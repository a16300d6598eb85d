// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import Foundation
internal import HeadlessFoundation
internal import RunningTests
public import XCTest

/// The examples of specs as tests of XCTest.
nonisolated public enum SpecTests {
  /// Runs the body of a test as the ported tests run theirs.
  public typealias Turn = @Sendable (_ body: @MainActor () -> Void) -> Void

  /// Lets configurations configure all examples, before the first spec is described.
  public static func configure(_ types: @MainActor () -> [QuickConfiguration.Type]) {
    MainActor.assumeIsolated { World.current.configure(types()) }
  }

  /// Runs all examples of a spec as one test.
  public static func runAll(_ test: XCTestCase, turn: @escaping Turn) {
    for example in examples(of: type(of: test)) {
      // An example that is skipped leaves the others to run.
      try? run(example, as: test, turn)
    }
  }

  private static func examples(of spec: XCTestCase.Type) -> [Example] {
    MainActor.assumeIsolated {
      World.current.examples(of: spec) {
        if let spec = spec as? AsyncSpec.Type { return spec.spec() }
        guard let spec = spec as? QuickSpec.Type else { return }
        spec.spec()
        // Until version 6 of Quick the method belongs to an object.
        describer(of: spec).spec()
      }
    }
  }

  private static func describer(of spec: QuickSpec.Type) -> QuickSpec {
    #if canImport(Darwin)
      spec.init()
    #else
      spec.init(name: "spec", testClosure: { _ in })
    #endif
  }

  #if !canImport(Darwin)
    /// Returns the tests of a spec: one for each example, and those that it declares itself.
    public static func entry<Spec: XCTestCase>(
      _ own: [(String, (Spec) -> () throws -> Void)], turn: @escaping Turn
    ) -> XCTestCaseEntry {
      let plain = own.filter { !isPlaceholder($0.0) }.map { name, method in
        (name, { test in if let test = test as? Spec { try method(test)() } } as XCTestCaseClosure)
      }
      return (Spec.self, tests(of: examples(of: Spec.self), in: Spec.self, turn) + plain)
    }

    private static func tests(
      of examples: [Example], in spec: XCTestCase.Type, _ turn: @escaping Turn
    ) -> [(String, XCTestCaseClosure)] {
      let names = MainActor.assumeIsolated { ExampleNames.identifiers(of: examples, in: spec) }
      return zip(names, examples).map { name, example in
        (name, { test in try run(example, as: test, turn) })
      }
    }

    /// The beginning of the name of the test by which XCTest finds a spec.
    private static func isPlaceholder(_ name: String) -> Bool { name.hasPrefix("testExamplesOf_") }
  #endif

  private static func run(_ example: Example, as test: XCTestCase, _ turn: Turn) throws {
    RunningTest.begin(test)
    guard MainActor.assumeIsolated({ World.current.runs(example) }) else {
      throw XCTSkip("Test was filtered out.")
    }
    let run = MainActor.assumeIsolated { World.current.begin(example) }
    switch MainActor.assumeIsolated({ example.body }) {
    case .sync(let closure): turn { run.run(closure) }
    case .async(let closure):
      turn {}
      MainActor.assumeIsolated { wait(for: run, closure) }
    }
    if let skip = MainActor.assumeIsolated({ run.skip }) { throw skip }
  }

  /// Runs the main queue until an example that awaits something has ended; it moves virtual time.
  @MainActor private static func wait(
    for run: ExampleRun, _ closure: @escaping BeforeExampleAsyncClosure
  ) {
    let end = XCTestExpectation(description: "the example has ended")
    let time = Ported.moveTimeInTest()
    defer { time.stop() }
    Task { @MainActor in
      await run.run(closure)
      end.fulfill()
    }
    _ = XCTWaiter().wait(for: [end], timeout: 86_400)
  }
}
