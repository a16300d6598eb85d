import Foundation
import Testing

@testable import Porting

@Suite("Targets of unit tests")
struct TestBundleTests {
  /// A project whose unit tests build two files of the app's folder.
  static let project = """
    // !$*UTF8*$!
    {objects = {
      app = {isa = PBXNativeTarget; name = Hello;
        productType = "com.apple.product-type.application";};
      kit = {isa = PBXNativeTarget; name = KitTests; buildPhases = (phase);
        productType = "com.apple.product-type.bundle.unit-test";};
      phase = {files = (one, two);};
      one = {fileRef = a;};
      two = {fileRef = b;};
      a = {isa = PBXFileReference; path = Helper.swift;};
      b = {isa = PBXFileReference; path = Shared.swift;};
    };}
    """

  @Test("tests of two folders are two targets, and a file that both build is in both")
  func folders() throws {
    let folders = try Folders([
      "Hello.xcodeproj/project.pbxproj": Self.project, "AppDelegate.swift": appDelegate,
      "AppTests/Helper.swift": "func help() -> Int { 1 }\n",
      "AppTests/Shared.swift": "func share() {}\n",
      "KitTests/Helper.swift": "func help() -> Int { 2 }\n",
    ])
    _ = try folders.port()
    let own = try folders.written("Tests/KitTests/KitTests/Helper.swift")
    #expect(own.contains("{ 2 }"))
    #expect(try folders.written("Tests/AppTests/AppTests/Helper.swift").contains("{ 1 }"))
    #expect(try folders.written("Tests/KitTests/AppTests/Shared.swift").contains("func share"))
    #expect(try folders.written("Tests/AppTests/RehearsalNames.swift").contains("fulfillment"))
    let manifest = try folders.written("Package.swift")
    #expect(manifest.contains("name: \"AppTests\""))
    #expect(manifest.contains("name: \"KitTests\""))
    #expect(!manifest.contains("name: \"HelloTests\""))
  }

  @Test("tests of an app import it and have it as their host; tests of a package have none")
  func hosts() {
    let names = [NamesWriter.tests(of: "Hello", delegate: "AppDelegate"), NamesWriter.tests()]
    let hosts = names.map { $0.ranges(of: "Ported.hostTests(in: AppDelegate.self)").count }
    #expect(hosts == [2, 0])
    #expect(names.map { $0.contains("@testable import Hello\n") } == [true, false])
    #expect(!names[1].contains("hostTests"))
  }

  @Test("the files of tests are in the bundle of their own target, and not in the app's")
  func resources() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "menu.json": "{}", "HelloTests/Mocks/answer.json": "[1]",
      "HelloTests/HelloTests.swift": "import XCTest\n", "HelloUITests/walk.json": "[]",
      "HelloUITests/HelloUITests.swift": "import XCTest\n",
    ])
    _ = try folders.port()
    #expect(try folders.written("Tests/HelloTests/Resources/answer.json") == "[1]")
    #expect(try folders.written("Sources/Hello/Resources/menu.json") == "{}")
    let app = folders.output.appendingPathComponent("Sources/Hello/Resources")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: app.path).sorted() == [
        "Info.plist", "menu.json",
      ])
    let names = try folders.written("Tests/HelloTests/RehearsalNames.swift")
    #expect(names.contains("hasPrefix(\"HelloTests.\")"))
    #expect(
      !(try folders.written("Sources/Hello/RehearsalNames.swift")).contains("hasPrefix(\"Hello"))
    let manifest = try folders.written("Package.swift")
    #expect(
      manifest.contains("path: \"Tests/HelloTests\",\n      resources: [.copy(\"Resources\")],"))
    #expect(!manifest.contains("path: \"Tests/HelloUITests\",\n      resources"))
  }

  @Test("tests without files have no bundle of their own")
  func noResources() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "HelloTests/HelloTests.swift": "import XCTest\n",
    ])
    _ = try folders.port()
    #expect(!(try folders.written("Tests/HelloTests/RehearsalNames.swift")).contains("isOfTests"))
    #expect(
      try folders.written("Package.swift").components(separatedBy: ".copy(").count == 2)
  }

  @Test("the app's delegate is none that tests declare")
  func delegate() throws {
    let folders = try Folders([
      "AppDelegate.swift":
        "import UIKit\nclass ShopDelegate: UIResponder, UIApplicationDelegate {}\n",
      "HelloTests/Delegate.swift":
        "import UIKit\nclass EmptyDelegate: UIResponder, UIApplicationDelegate {}\n",
    ])
    _ = try folders.port()
    #expect(try folders.written("Sources/Hello/main.swift").contains("(ShopDelegate.self)"))
  }

  @Test("a class in a test case belongs to the main actor as the app's classes do")
  func mock() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "HelloTests/HelloTests.swift": """
      import XCTest
      final class HelloTests: XCTestCase {
        class Mock {
          let session: URLSession
          init(session: URLSession = URLSession.shared) { self.session = session }
        }
        private final class Other {}
        @MainActor class Third {}
      }
      class Fourth {}

      """,
    ])
    _ = try folders.port()
    let written = try folders.written("Tests/HelloTests/HelloTests/HelloTests.swift")
    #expect(
      written.split(separator: "\n").filter { $0.contains("class ") }.map(String.init) == [
        "final nonisolated class HelloTests: XCTestCase {", "  @MainActor class Mock {",
        "  @MainActor private final class Other {}", "  @MainActor class Third {}",
        "class Fourth {}",
      ])
  }

  @Test("an attribute of an actor stands before the modifiers of an asynchronous test method")
  func asynchronousSetUp() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Model.swift": "struct Model { func save() throws {} }\n",
      "HelloTests/HelloTests.swift": """
      import XCTest
      final class HelloTests: XCTestCase {
        var model = Model()
        var count = 0
        override func setUp() async throws { try await super.setUp() }
        func testError() { XCTAssertThrowsError(try model.save()) }
        func testCount() { XCTAssertEqual(count, 0) }
        func make(_ model: Model = Model(), count: Int = 1) -> Model { model }
      }

      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Tests/HelloTests/HelloTests/HelloTests.swift")
      .split(separator: "\n").map(String.init)
    #expect(lines[2] == "  var model = MainActor.assumeIsolated { Model() }")
    #expect(lines[3] == "  var count = 0")
    #expect(
      lines[4]
        == "  @MainActor override func setUp() async throws { let rehearsalTime = "
        + "rehearsalTestTime(); defer { rehearsalTime.stop() }; try await super.setUp() }")
    #expect(
      lines[5]
        == "  func testError() { try! rehearsalTurn { "
        + "XCTAssertThrowsError(try model.save()) } }")
    #expect(
      lines[6]
        == "  func testCount() { rehearsalTurn { XCTAssertEqual(count, 0) } }")
    #expect(
      lines[7].hasPrefix(
        "  func make(_ model: Model = MainActor.assumeIsolated { Model() }, count: Int = 1) -> Model {"
      ))
  }

  @Test("a test that a protocol of the tests requires belongs to no actor, as XCTest calls it")
  func requiredTest() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "HelloTests/Specs.swift": """
      import XCTest
      protocol Specs { func testSave() throws }
      final class SpecTests: XCTestCase, Specs {
        func testSave() throws {}
      }

      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Tests/HelloTests/HelloTests/Specs.swift")
      .split(separator: "\n")
    #expect(
      lines[3]
        == "  nonisolated func testSave() throws { try rehearsalTurn {} }")
  }

  @Test("a class whose initializer tests inherit declares it; others do not")
  func inheritedInitializer() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Store.swift": """
      protocol Storing {}
      class Store: Storing {
        var count = 0
      }
      class Other: Storing {
        init() {}
      }

      """,
      "HelloTests/Spy.swift": "final class Spy: Store {}\nfinal class OtherSpy: Other {}\n",
    ])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Store.swift").split(separator: "\n")
    #expect(lines[1] == "class Store: Storing { init() {}; ")
    #expect(lines[4] == "class Other: Storing {")
  }

  @Test("an override in a test's extension of the app's class is left out and told")
  func overrideInTests() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n",
      "HelloTests/Spy.swift": """
      import UIKit
      extension Screen {
        override func viewDidLoad() {}
      }

      """,
    ])
    #expect(try folders.port().notes.map(\.name) == ["viewDidLoad of Screen"])
  }
}
