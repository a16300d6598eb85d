import Foundation
import Testing

@testable import Porting

@Suite("Specs of Quick, and tests with Nimble")
struct QuickSpecTests {
  private func ported(_ source: String) throws -> Folders {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "HelloTests/A.swift": source])
    _ = try folders.port()
    return folders
  }

  @Test("a spec belongs to no actor, its examples and helpers to the main actor")
  func isolation() throws {
    let source = """
      import Quick
      @testable import Hello
      class Model {}
      final class ShelfSpec: QuickSpec {
        class Fake {}
        private let model = Model()
        var count: Int { 1 }
        static let shared = Model()
        private func helper() -> Int { 1 }
        override func spec() {}
        override func setUp() { super.setUp() }
        func testPlain() {}
      }
      class Base: QuickSpec {}
      final class Sub: Base { override class func spec() {} }
      class All: QuickConfiguration {
        override class func configure(_ configuration: Configuration) {}
      }

      """
    #expect(
      try ported(source).written("Tests/HelloTests/HelloTests/A.swift") == """
        import Quick
        @testable import Hello
        class Model {}
        final nonisolated class ShelfSpec: QuickSpec { func testExamplesOf_ShelfSpec() { rehearsalExamples() };
          @MainActor class Fake {}
          private let model = MainActor.assumeIsolated { Model() }
          @MainActor var count: Int { 1 }
          @MainActor static let shared = Model()
          @MainActor private func helper() -> Int { 1 }
          @MainActor override func spec() {}
          override func setUp() { rehearsalTurn { super.setUp() } }
          func testPlain() { rehearsalTurn {} }
        }
        nonisolated class Base: QuickSpec {}
        final nonisolated class Sub: Base { func testExamplesOf_Sub() { rehearsalExamples() }; @MainActor override class func spec() {} }
        class All: QuickConfiguration {
          override class func configure(_ configuration: QCKConfiguration) {}
        }

        """)
  }

  @Test("the tests alone get the modules that use XCTest, and the names that these need")
  func names() throws {
    let folders = try ported("import Nimble\nimport Quick\nclass All: QuickConfiguration {}\n")
    let manifest = try folders.written("Package.swift")
    #expect(manifest.components(separatedBy: "        \"Quick\",\n").count == 2)
    let app = manifest.components(separatedBy: ".executableTarget(").last ?? ""
    #expect(!app.prefix { $0 != "]" }.contains("Quick"))
    let names = try folders.written("Tests/HelloTests/RehearsalNames.swift")
    #expect(names.contains("typealias Predicate<T> = Nimble.Matcher<T>\n"))
    #expect(names.contains("SpecTests.configure { [All.self] }"))
    #expect(names.contains("nonisolated func testCase<Spec: QuickSpec>(\n"))
    #expect(!(try folders.written("Sources/Hello/RehearsalNames.swift")).contains("RunningTest"))
  }

  @Test("tests with XCTest alone get none of these names, and the app's own Predicate stays")
  func others() throws {
    let plain = try ported("import XCTest\n").written("Tests/HelloTests/RehearsalNames.swift")
    #expect(!plain.contains("RunningTest") && !plain.contains("SpecTests"))
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Predicate.swift": "struct Predicate {}\n",
      "HelloTests/A.swift": "import Nimble\n",
    ])
    _ = try folders.port()
    let names = try folders.written("Tests/HelloTests/RehearsalNames.swift")
    #expect(!names.contains("typealias Predicate"))
    #expect(names.contains("typealias Expression<T> = Nimble.Expression<T>\n"))
  }
}
