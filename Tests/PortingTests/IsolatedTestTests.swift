import Foundation
import Testing

@testable import Porting

@Suite("Actors of ported tests")
struct IsolatedTestTests {
  private func ported(_ source: String, in part: String = "Tests") throws -> String {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Hello\(part)/A.swift": source,
      "Hello\(part)/Declarations.swift": """
      struct Model {}
      enum Nothing { static let title = "" }

      """,
    ])
    _ = try folders.port()
    return try folders.written("Tests/Hello\(part)/Hello\(part)/A.swift")
  }

  @Test("the methods of a test case belong to no actor and call what they test on the main actor")
  func methods() throws {
    let source = """
      import XCTest
      @testable import Hello
      class Base: XCTestCase {
        override func setUp() { super.setUp() }
        override class func setUp() {}
        static func make() {}
        nonisolated func free() {}
        func helper(a: Int) -> Int { a }
        func load() throws -> Int { try read() }
        func testCount() -> Int { 1 }
        @MainActor func testMain() {}
        func prepare() { let value = try! read() }
        func check() { XCTAssertThrowsError(try read()) }
        func testLater() async {}
        @MainActor func testMuchLater() async throws {}
        private func later() async {}
        func testEach(a: Int) async {}
      }
      final class Sub: Base {
        override func helper(a: Int) -> Int { 2 }
        override func tearDown() { super.tearDown() }
      }
      extension Base { func testMore() {} }
      final class Other { func testNothing() {} }

      """
    #expect(
      try ported(source) == """
        import XCTest
        @testable import Hello
        nonisolated class Base: XCTestCase {
          override func setUp() { rehearsalTurn { super.setUp() } }
          override class func setUp() {}
          static func make() {}
          nonisolated func free() {}
          func helper(a: Int) -> Int { return MainActor.assumeIsolated { a } }
          func load() throws -> Int { return try MainActor.assumeIsolated { try read() } }
          func testCount() -> Int { return rehearsalTurn { 1 } }
           func testMain() { rehearsalTurn {} }
          func prepare() { MainActor.assumeIsolated { let value = try! read() } }
          func check() { try! MainActor.assumeIsolated { XCTAssertThrowsError(try read()) } }
          @MainActor func testLater() async { let rehearsalTime = rehearsalTestTime(); defer { rehearsalTime.stop() };}
          @MainActor func testMuchLater() async throws { let rehearsalTime = rehearsalTestTime(); defer { rehearsalTime.stop() };}
          @MainActor private func later() async {}
          @MainActor func testEach(a: Int) async {}
        }
        final nonisolated class Sub: Base {
          override func helper(a: Int) -> Int { return MainActor.assumeIsolated { 2 } }
          override func tearDown() { rehearsalTurn { super.tearDown() } }
        }
        extension Base { func testMore() { rehearsalTurn {} } }
        final class Other { func testNothing() {} }

        """)
  }

  @Test("a property of a test case that calls something gets its value on the main actor")
  func properties() throws {
    let source = """
      import XCTest
      @testable import Hello
      final class HelloTests: XCTestCase {
        let text = "a", list = [Model()], count = 1
        lazy var late = Model()
        static let shared = Model()
        nonisolated let free = Model()
        struct Inner { let model = Model() }
        func testOne() { let model = Model(); print(model) }
      }
      final class Other { let model = Model() }

      """
    #expect(
      try ported(source) == """
        import XCTest
        @testable import Hello
        final nonisolated class HelloTests: XCTestCase {
          let text = "a", list = MainActor.assumeIsolated { [Model()] }, count = 1
          lazy var late = Model()
          static let shared = Model()
          nonisolated let free = Model()
          @MainActor struct Inner { let model = Model() }
          func testOne() { rehearsalTurn { let model = Model(); print(model) } }
        }
        final class Other { let model = Model() }

        """)
  }

  @Test("a test case that belongs to no actor stays so, and loses the main actor's attribute")
  func classes() throws {
    let source = """
      import XCTest
      @testable import Hello
      nonisolated final class Free: XCTestCase {}
      @MainActor final class Marked: XCTestCase {}
      @MainActor final class Model {}
      final class Mocks: XCTestCase {
        nonisolated class Free {}
        @globalActor actor Own { static let shared = Own() }
        struct Values { class Nested {} }
      }

      """
    #expect(
      try ported(source) == """
        import XCTest
        @testable import Hello
        nonisolated final class Free: XCTestCase {}
         final nonisolated class Marked: XCTestCase {}
        @MainActor final class Model {}
        final nonisolated class Mocks: XCTestCase {
          nonisolated class Free {}
          @globalActor actor Own { static let shared = Own() }
          @MainActor struct Values { class Nested {} }
        }

        """)
  }

  @Test("UI tests keep their methods, lose the main actor, and add members that belong to no actor")
  func userInterface() throws {
    let source = """
      import XCTest
      @MainActor final class Walks: XCTestCase {
        @MainActor func testOne() {}
        override func setUp() { super.setUp() }
        let app = XCUIApplication()
        override var description: String { "" }
      }
      extension XCUIElement { func one() {} }
      nonisolated extension XCUIApplication { func two() {} }
      extension String { func three() {} }
      enum Kind { case one }
      struct Value: Hashable { let count: Int }
      class Format: Formatter {}

      """
    #expect(
      try ported(source, in: "UITests") == """
        import HeadlessXCTest
         final class Walks: XCTestCase {
           func testOne() {}
          override func setUp() { super.setUp() }
          let app = XCUIApplication()
          override var description: String { "" }
        }
        nonisolated extension XCUIElement { func one() {} }
        nonisolated extension XCUIApplication { func two() {} }
        extension String { func three() {} }
        enum Kind { case one }
        struct Value: Hashable { let count: Int }
        class Format: Formatter {}

        """)
  }

  @Test("a class that tests inherit from has an initializer, unless it inherits or declares one")
  func initializers() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import UIKit
      class Plain {}
      class Ruled: Naming {}
      class Made { init(a: Int) {} }
      class Screen: UIViewController {}
      class Unused {}
      protocol Naming {}

      """,
      "HelloTests/A.swift": """
      class PlainSpy: Plain {}
      class RuledSpy: Ruled {}
      class MadeSpy: Made {}
      class ScreenSpy: Screen {}

      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/A.swift") == """
        import UIKit
        class Plain { init() {}; }
        class Ruled: Naming { init() {}; }
        class Made { init(a: Int) {} }
        class Screen: UIViewController {}
        class Unused {}
        protocol Naming {}

        """)
  }

  @Test(
    "a class of the tests, or with convenience initializers alone, gets the initializer that its subclass calls"
  )
  func initializersOfTests() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      class Feed { convenience init(size: Int) { self.init() } }
      class News: Feed { init(name: String) { super.init() } }

      """,
      "HelloTests/A.swift": """
      class Service { func fetch() {} }
      class Spy: Service { init(count: Int) { super.init() } }
      class Alone {}

      """,
      "HelloUITests/A.swift": """
      class Page {}
      class Start: Page { init(count: Int) { super.init() } }

      """,
    ])
    _ = try folders.port()
    let files = [
      "Sources/Hello/App/A.swift", "Tests/HelloTests/HelloTests/A.swift",
      "Tests/HelloUITests/HelloUITests/A.swift",
    ]
    #expect(
      try files.map { try folders.written($0) } == [
        """
        class Feed { init() {};  convenience init(size: Int) { self.init() } }
        class News: Feed { init(name: String) { super.init() } }

        """,
        """
        @testable import Hello; class Service { init() {};  func fetch() {} }
        class Spy: Service { init(count: Int) { super.init() } }
        class Alone {}

        """,
        """
        class Page {}
        class Start: Page { init(count: Int) { super.init() } }

        """,
      ])
  }

  @Test("a test imports the app once, by the name of the package, whichever target it names")
  func imports() throws {
    #expect(
      try ported("import XCTest\nimport Hello\n") == "import XCTest\n@testable import Hello\n")
    #expect(try ported("") == "")
    #expect(
      try ported("let other = Nothing.title\n", in: "UITests") == "let other = Nothing.title\n")
    #expect(
      try ported("import Hello\nlet other = AppDelegate.self\n", in: "UITests")
        == "@testable import Hello\nlet other = AppDelegate.self\n")
  }

  @Test(
    "a mock conforms on the main actor to a protocol with an alias, which the compiler cannot infer"
  )
  func aliases() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Service.swift": """
      protocol Service {
        typealias Answer<T> = (T) -> Void
        func load<T>(_ answer: @escaping Answer<T>)
      }
      protocol Plain {}
      """,
      "HelloTests/Mock.swift": """
      import XCTest
      class Mock: NSObject, Service, Plain { func load<T>(_ answer: @escaping Answer<T>) {} }
      nonisolated class Free: Service { func load<T>(_ answer: @escaping Answer<T>) {} }
      class MockTests: XCTestCase {}
      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Tests/HelloTests/HelloTests/Mock.swift").split(separator: "\n")
    #expect(lines[1].hasPrefix("class Mock: NSObject, @MainActor Service, Plain {"))
    #expect(lines[2].hasPrefix("nonisolated class Free: Service {"))
  }
}
