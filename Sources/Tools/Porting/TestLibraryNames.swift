/// Writes the names of a target of tests that Quick and Nimble need beside those of XCTest.
struct TestLibraryNames {
  /// The modules that the target's sources import.
  private let imports: Set<String>
  /// The classes that configure Quick.
  private let configurations: [String]
  /// The names of the app's types and functions.
  private let names: Set<String>

  init(_ files: [RewriteReply.File], names: [String]) {
    imports = Set(files.flatMap(\.imports))
    configurations = files.flatMap(\.configurations)
    self.names = Set(names)
  }

  /// The source; empty for tests with XCTest or Swift Testing alone.
  var text: String {
    let usesStubs = !imports.isDisjoint(with: ["OHHTTPStubs", "OHHTTPStubsSwift"])
    let parts = [
      imports.isDisjoint(with: Shims.forTests) ? "" : Self.turns,
      imports.contains("Nimble") ? aliases : "", imports.contains("Quick") ? specs : "",
      usesStubs ? Self.paths : "",
    ]
    return parts.joined()
  }

  /// The path of a file in the bundle of a class, which is that of the tests for theirs.
  private static let paths = """

    nonisolated func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
      Bundle(for: inBundleForClass).url(forResource: fileName, withExtension: nil)?.path
    }

    """

  /// Tells the libraries which test of XCTest runs: a method finds these members before the functions.
  private static let turns = """

    import RunningTests

    nonisolated private func rehearsalPlainTurn<Result: Sendable>(
      _ body: @MainActor () throws -> Result
    ) rethrows -> Result { try rehearsalTurn(body) }

    @MainActor private func rehearsalPlainTestTime() -> Ported.TimeMovement { rehearsalTestTime() }

    nonisolated extension XCTestCase {
      func rehearsalTurn<Result: Sendable>(
        _ body: @MainActor () throws -> Result
      ) rethrows -> Result {
        RunningTest.begin(self)
        return try rehearsalPlainTurn(body)
      }

      @MainActor func rehearsalTestTime() -> Ported.TimeMovement {
        RunningTest.begin(self)
        return rehearsalPlainTestTime()
      }
    }

    """

  /// The names of Nimble's that Foundation has too, unless the app has them itself.
  private var aliases: String {
    let all = [("Predicate", "Matcher"), ("Expression", "Expression")]
    let lines = all.filter { !names.contains($0.0) }.map {
      "typealias \($0.0)<T> = Nimble.\($0.1)<T>\n"
    }
    return "\nimport Nimble\n\n" + lines.joined()
  }

  /// The tests of specs: the list of tests that XCTest is given calls `testCase`, and finds these first.
  private var specs: String {
    let list = configurations.map { "\($0).self" }.joined(separator: ", ")
    let functions = ["QuickSpec", "AsyncSpec"].flatMap { base in
      [" throws", ""].map { throwing in
        """
          nonisolated func testCase<Spec: \(base)>(
            _ tests: [(String, (Spec) -> ()\(throwing) -> Void)]
          ) -> XCTestCaseEntry {
            rehearsalConfigureSpecs()
            return SpecTests.entry(tests.map { ($0.0, $0.1) }) { rehearsalTurn($0) }
          }

        """
      }
    }
    return """

      import Quick

      nonisolated private func rehearsalConfigureSpecs() {
        // A group of examples may ask for the app, which is launched when it does.
        rehearsalTurn {}
        SpecTests.configure { [\(list)] }
      }

      nonisolated extension XCTestCase {
        func rehearsalExamples() {
          rehearsalConfigureSpecs()
          SpecTests.runAll(self) { rehearsalPlainTurn($0) }
        }
      }

      #if !canImport(Darwin)
      \(functions.joined(separator: "\n"))#endif

      """
  }
}
