// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import XCTest

/// The groups, hooks and shared examples of all specs.
final class World {
  static let current = World()

  let configuration = QCKConfiguration()
  private var isConfigured = false
  private var groups: [ObjectIdentifier: ExampleGroup] = [:]
  private(set) var group: ExampleGroup?
  private var sharedExamples: [String: SharedExampleClosure] = [:]
  private var isShared = false
  private var runs = 0
  private var hasEnded = false
  private let end = SuiteEnd()

  /// The group that a spec adds to; outside of a spec one that nothing runs.
  var currentGroup: ExampleGroup { group ?? ExampleGroup() }

  /// Lets the app's configurations configure, once.
  func configure(_ types: [QuickConfiguration.Type]) {
    guard !isConfigured else { return }
    isConfigured = true
    XCTestObservationCenter.shared.addTestObserver(end)
    for type in types { type.configure(configuration) }
  }

  /// Returns the examples of a spec, which `describe` adds when it is first asked.
  func examples(of type: AnyClass, describe: () -> Void) -> [Example] {
    if let root = groups[ObjectIdentifier(type)] { return root.examples }
    let root = ExampleGroup()
    groups[ObjectIdentifier(type)] = root
    inside(root, describe)
    return root.examples
  }

  func inside(_ inner: ExampleGroup, _ closure: () -> Void) {
    let outer = group
    group = inner
    defer { group = outer }
    closure()
  }

  func describe(_ description: String, _ flag: ExampleGroup.Flag?, _ closure: () -> Void) {
    inside(ExampleGroup(description, flag, in: currentGroup), closure)
  }

  func it(
    _ description: String, _ flag: ExampleGroup.Flag?, _ file: FileString, _ line: UInt,
    _ body: Example.Body
  ) {
    let group = currentGroup
    group.append(
      Example(
        description, flag, in: group, at: Callsite(file: file, line: line), isShared: isShared,
        body: body))
  }

  // MARK: Shared examples

  func share(_ name: String, _ closure: @escaping SharedExampleClosure) {
    sharedExamples[name] = closure
  }

  func behave(
    like name: String, _ flag: ExampleGroup.Flag?, _ file: FileString, _ line: UInt,
    _ context: @escaping SharedExampleContext
  ) {
    guard let closure = sharedExamples[name] else {
      let known = sharedExamples.keys.sorted().joined(separator: ", ")
      return it(
        name, flag, file, line,
        .sync {
          throw StopTest(
            "No shared example named '\(name)' has been registered. Registered: \(known)",
            file: file, line: line)
        })
    }
    behave(name, flag) { closure(context) }
  }

  func behave(_ name: String, _ flag: ExampleGroup.Flag?, _ closure: () -> Void) {
    let outer = isShared
    isShared = true
    defer { isShared = outer }
    describe(name, flag, closure)
  }

  // MARK: Running

  /// Whether an example runs; the others are skipped.
  func runs(_ example: Example) -> Bool {
    guard !example.isPending, !configuration.excludes(example) else { return false }
    return isAnyIncluded || !configuration.runAllWhenEverythingFiltered
      ? configuration.includes(example) : true
  }

  /// Whether an example of any spec is focused; all are described when the first one runs.
  private lazy var isAnyIncluded = groups.values.flatMap(\.examples)
    .contains { configuration.includes($0) }

  /// Returns a run of an example; before the first one the suite begins.
  func begin(_ example: Example) -> ExampleRun {
    defer { runs += 1 }
    if runs == 0 { perform(configuration.beforeSuite, of: example) }
    return ExampleRun(example, index: runs)
  }

  private func perform(_ closures: [BeforeSuiteClosure], of example: Example) {
    for closure in closures {
      do { try closure() } catch { example.record(error) }
    }
  }

  /// Ends the suite after the last test.
  fileprivate func endSuite() {
    guard runs > 0, !hasEnded else { return }
    hasEnded = true
    for closure in configuration.afterSuite { try? closure() }
  }
}

/// Hears of the end of all tests.
nonisolated private final class SuiteEnd: XCTestObservation {
  func testBundleDidFinish(_ testBundle: Bundle) {
    MainActor.assumeIsolated { World.current.endSuite() }
  }
}
