// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import RunningTests

public typealias ExampleBase = Example

/// An example of a spec.
public class Example: CustomStringConvertible {
  /// The closure of an example.
  enum Body {
    case sync(ExampleClosure)
    case async(BeforeExampleAsyncClosure)
  }

  public let callsite: Callsite
  public internal(set) var isSharedExample: Bool
  public let description: String
  let group: ExampleGroup
  let body: Body
  private let flag: ExampleGroup.Flag?

  init(
    _ description: String, _ flag: ExampleGroup.Flag?, in group: ExampleGroup,
    at callsite: Callsite, isShared: Bool, body: Body
  ) {
    self.description = description
    self.flag = flag
    self.group = group
    self.callsite = callsite
    self.body = body
    isSharedExample = isShared
  }

  public var name: String { group.name.map { "\($0), \(description)" } ?? description }

  var isFocused: Bool { flags.first == .focused }
  var isPending: Bool { flags.contains(.pending) }

  private var flags: [ExampleGroup.Flag] { group.flags + [flag].compactMap(\.self) }

  /// Records a failure for an error, unless it skips or ends the example without one.
  func record(_ error: any Error) {
    switch error {
    case is any RecordedError: return
    case let stop as StopTest:
      guard stop.reportError else { return }
      fail(stop.failureDescription, at: stop.callsite)
    default:
      fail("Test \(name) threw unexpected error: \(error.localizedDescription)", at: callsite)
    }
  }

  private func fail(_ message: String, at callsite: Callsite) {
    RunningTest.fail(
      message,
      at: TestPlace(fileID: "", file: callsite.file, line: Int(callsite.line), column: 1))
  }
}

/// An example that runs, and its number among those that have run.
public final class ExampleMetadata {
  public let example: Example
  public let exampleIndex: Int

  init(_ example: Example, index: Int) {
    self.example = example
    exampleIndex = index
  }
}
