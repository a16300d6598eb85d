import Foundation
import MockGenerator
import Testing

@Suite("Mocks")
struct MockGeneratorTests {
  private func file(_ text: String) throws -> String {
    try MockGenerator(sources: [("App/Feature.swift", text)])
      .file(imports: ["import App"], command: "scripts/mocks")
  }

  /// Returns the mocks without the beginning and the end that every file has.
  private func mocks(_ text: String) throws -> String {
    let whole = try file(text)
    let start = try #require(whole.range(of: "import App\n\n")).upperBound
    let end = try #require(whole.range(of: "\n/// Returns an argument as text")).lowerBound
    return String(whole[start..<end])
  }

  private func problem(_ text: String) -> String? {
    #expect(throws: MockProblem.self) { try file(text) }?.description
  }

  @Test("a marked protocol gets a mock that records calls and has handlers")
  func whole() throws {
    let source = """
      /// A router.
      ///
      /// @mockable
      @MainActor public protocol Routing: AnyObject {
        /// The current depth.
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

        /// A mock of `Routing` that records its calls.
        final class RoutingMock: Routing {
          /// All calls in order, such as `push(Step, animated: true)`.
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
            calls.append("push(\(argumentText(step)), animated: \(argumentText(animated)))")
            pushHandler?(step, animated)
          }
        }

        /// Returns an argument as text: the type of an object, the debug description of a value.
        private func argumentText(_ argument: Any) -> String {
          type(of: argument) is AnyClass ? "\(type(of: argument))" : String(reflecting: argument)
        }

        """#)
  }

  @Test("inherited requirements come first; properties without a default are arguments of init")
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
        /// A mock of `Screen` that records its calls.
        final class ScreenMock: Screen {
          /// All calls in order, such as `push(Step, animated: true)`.
          private(set) var calls: [String] = []

          init(theme: Theme) {
            self.theme = theme
          }

          var name: String? = nil

          var theme: Theme
        }

        """)
  }

  @Test("results, effects, closures and overloads give valid Swift")
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
      "calls.append(\"make(for: \\(argumentText(key)))\")",
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
    "an unsupported requirement is an error with its source location and a remedy",
    arguments: [
      ("func map<T>(_ value: T)", "a generic method"),
      ("associatedtype Item", "associatedtype"),
      ("init(name: String)", "init"),
      ("static func make()", "a static requirement"),
      ("func change(_ value: inout Int)", "an inout parameter"),
      ("var value: Int { get async }", "a property that is async or throws"),
      ("var value: Int { get throws }", "a property that is async or throws"),
      ("mutating func change()", "a mutating requirement"),
      ("nonisolated func change()", "a nonisolated requirement"),
      ("static var shared: Int { get }", "a static requirement"),
      ("subscript(index: Int) -> Int { get }", "subscript"),
    ])
  func unsupported(requirement: String, what: String) {
    #expect(
      problem("/// @mockable\nprotocol Odd {\n  \(requirement)\n}") == """
        App/Feature.swift:3: error: no mock can be written for \(what) in Odd
          write this mock by hand, and take `@mockable` away
        """)
  }

  @Test(
    "a protocol with primary associated types or a where clause is an error at their place",
    arguments: [
      ("protocol\n  Odd<Item> { associatedtype Item }", "primary associated types", 3),
      ("protocol Odd: AnyObject\n  where Self: AnyObject {}", "a where clause", 3),
    ])
  func refusedProtocol(declaration: String, what: String, line: Int) {
    #expect(
      problem("/// @mockable\n\(declaration)") == """
        App/Feature.swift:\(line): error: no mock can be written for \(what) in Odd
          write this mock by hand, and take `@mockable` away
        """)
  }

  @Test("a protocol that refines a composition has the requirements of each part")
  func composition() throws {
    let source = """
      /** @mockable */
      protocol Screen: Named & Aged {}
      protocol Named { func rename() -> Void }
      protocol Aged { func age() -> () }
      """
    let text = try mocks(source)
    #expect(text.contains("func rename() {") && text.contains("func age() {"))
  }

  @Test("a protocol that refines an unknown protocol is an error")
  func unknown() {
    #expect(
      problem("/// @mockable\nprotocol Screen: Elsewhere {}") == """
        App/Feature.swift:2: error: Screen refines Elsewhere, which is in none of the sources
          name the folder that declares it as well
        """)
  }

  @Test("protocols in comments and string literals are ignored")
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
