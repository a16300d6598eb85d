import Foundation
import MockGenerator
import Testing

@Suite("Mocks")
struct MockGeneratorTests {
  private func file(_ text: String) throws -> String {
    try MockGenerator(sources: [("App/Feature.swift", text)])
      .file(imports: ["import App"], command: "scripts/mocks")
  }

  /// The mocks alone, without what every file begins and ends with.
  private func mocks(_ text: String) throws -> String {
    let whole = try file(text)
    let start = try #require(whole.range(of: "import App\n\n")).upperBound
    let end = try #require(whole.range(of: "\n/// An argument as a list")).lowerBound
    return String(whole[start..<end])
  }

  private func problem(_ text: String) -> String? {
    #expect(throws: MockProblem.self) { try file(text) }?.description
  }

  @Test("a marked protocol gets a mock that counts, keeps and answers")
  func whole() throws {
    let source = """
      /// Who routes.
      ///
      /// @mockable
      @MainActor public protocol Routing: AnyObject {
        /// Where it is.
        var depth: Int { get set }

        /// Shows a step.
        func push(_ step: any Step, animated: Bool)
      }

      protocol NotMarked {
        func ignored()
      }
      """
    #expect(
      try file(source) == #"""
        // Written by `scripts/mocks` from the protocols marked @mockable: do not edit.
        // swift-format-ignore-file

        import App

        /// Records what is asked of it as a `Routing`.
        final class RoutingMock: Routing {
          /// Everything that was asked of it, in order: `push(Step, animated: true)`.
          private(set) var calls: [String] = []

          private(set) var depthSetCallCount = 0
          var depth: Int = 0 {
            didSet { depthSetCallCount += 1 }
          }

          private(set) var pushCallCount = 0
          private(set) var pushArgValues: [(step: any Step, animated: Bool)] = []
          var pushHandler: ((any Step, Bool) -> Void)?
          func push(_ step: any Step, animated: Bool) {
            pushCallCount += 1
            pushArgValues.append((step, animated))
            calls.append("push(\(spoken(step)), animated: \(spoken(animated)))")
            pushHandler?(step, animated)
          }
        }

        /// An argument as a list of calls has it: an object by its type, a value as it is written.
        private func spoken(_ argument: Any) -> String {
          type(of: argument) is AnyClass ? "\(type(of: argument))" : String(reflecting: argument)
        }

        """#)
  }

  @Test("what a protocol refines comes first, and what has no empty value is asked for")
  func refined() throws {
    let source = """
      /// @mockable
      protocol Screen: Named, AnyObject {
        var theme: Theme { get }
      }
      protocol Named { var name: String? { get } }
      """
    #expect(
      try mocks(source) == """
        /// Records what is asked of it as a `Screen`.
        final class ScreenMock: Screen {
          /// Everything that was asked of it, in order: `push(Step, animated: true)`.
          private(set) var calls: [String] = []

          init(theme: Theme) {
            self.theme = theme
          }

          var name: String? = nil

          var theme: Theme
        }

        """)
  }

  @Test("results, effects, closures and equal names are written as Swift wants them")
  func methods() throws {
    let source = """
      /// @mockable
      protocol Service {
        @discardableResult
        func load(id: String) async throws -> [Item]
        func make(for key: Key) -> any Thing
        func run(_ body: @escaping (Int) -> Void, then done: (() -> Void)?)
        func each(_ body: (Int) -> Void)
        func show(_ text: String); func show(_ text: String, in place: Place)
      }
      """
    let text = try mocks(source)
    let expected = [
      "var loadHandler: ((String) async throws -> [Item])?",
      "func load(id: String) async throws -> [Item] {",
      "guard let loadHandler else { return [] }",
      "return try await loadHandler(id)",
      "private(set) var makeArgValues: [Key] = []",
      "func make(for key: Key) -> any Thing {",
      "calls.append(\"make(for: \\(spoken(key)))\")",
      "guard let makeHandler else { preconditionFailure(\"say what it returns: set makeHandler\") }",
      "private(set) var runArgValues: [(body: ((Int) -> Void), done: (() -> Void)?)] = []",
      "func run(_ body: @escaping (Int) -> Void, then done: (() -> Void)?) {",
      "var eachHandler: (((Int) -> Void) -> Void)?",
      "calls.append(\"each({ … })\")",
      "private(set) var showTextCallCount = 0",
      "private(set) var showTextInCallCount = 0",
    ]
    for line in expected {
      #expect(text.contains(line), "\(line)\nis not in\n\(text)")
    }
  }

  @Test(
    "what no mock can be written for is refused with its place and what to do",
    arguments: [
      ("func map<T>(_ value: T)", "a generic method"),
      ("associatedtype Item", "associatedtype"),
      ("init(name: String)", "init"),
      ("static func make()", "a static requirement"),
      ("func change(_ value: inout Int)", "an inout parameter"),
      ("var value: Int { get async }", "a property that is async or throws"),
    ])
  func refused(requirement: String, what: String) {
    #expect(
      problem("/// @mockable\nprotocol Odd {\n  \(requirement)\n}") == """
        App/Feature.swift:3: error: no mock can be written for \(what) in Odd
          write this mock by hand, and take `@mockable` away
        """)
  }

  @Test("a protocol that refines one nobody knows is refused")
  func unknown() {
    #expect(
      problem("/// @mockable\nprotocol Screen: Elsewhere {}") == """
        App/Feature.swift:2: error: Screen refines Elsewhere, which is in none of the sources
          name the folder that declares it as well
        """)
  }

  @Test("words in comments and strings are no protocols")
  func comments() throws {
    let source = """
      // /// @mockable protocol A {}
      /* /// @mockable
      protocol B {} /* protocol C {} */ */
      let text = "/// @mockable protocol D { \\" }"
      /// @mockable
      protocol E {}
      """
    let text = try mocks(source)
    #expect(text.contains("class EMock"))
    #expect(!text.contains("AMock") && !text.contains("BMock") && !text.contains("DMock"))
  }

  @Test("the mocks of this package are current")
  func fresh() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for file in MockFile.all {
      #expect(try file.isCurrent(root: root), "\(file.output) is not current: run scripts/mocks")
    }
  }
}
