import Foundation
import Testing

@testable import Porting

@Suite("Port")
struct PortTests {
  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      @objc func help(_ sender: Any?) {}
    }

    """

  @Test("selectors and outlets become tables, and every line stays where it was")
  func rewriting() throws {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @objc private func save(_ sender: UIButton) { print(sender) }
        func connect(_ button: UIButton) {
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
          delegate?.tableView?(table, didSelectRowAt: path)
          print(#keyPath(Screen.label.text))
        }
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Screen.swift": screen])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Screen.swift")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 11)
    #expect(lines[2] == "   weak var label: UILabel!")
    #expect(lines[3] == "   private func save(_ sender: UIButton) { print(sender) }")
    #expect(lines[5].contains("action: HeadlessUIKit.Selector(\"save:\"), for: .touchUpInside"))
    #expect(lines[6] == "    delegate?.tableView(table, didSelectRowAt: path)")
    #expect(lines[7] == "    print(\"label.text\")")
    #expect(lines[9].contains("case \"save:\": return { _ = $0; try self.save($0.argument(0))"))
    #expect(lines[9].contains("case \"label\": return HeadlessUIKit.rehearsalAssign(value"))
    #expect(
      try folders.written("Sources/Hello/App/AppDelegate.swift").contains("final class AppDelegate")
    )
  }

  @Test("an open member of the app's delegate, which becomes final, is public")
  func openMembers() throws {
    let folders = try Folders([
      "AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        open var window: UIWindow?
        open private(set) var count = 0
        func show() {}
      }

      """
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/AppDelegate.swift") == """
        import UIKit
         final class AppDelegate: UIResponder, UIApplicationDelegate {
          public var window: UIWindow?
          public private(set) var count = 0
          func show() {}
        }

        """)
  }

  @Test("a table lets a sender of any class through to methods of which none reads it")
  func unreadSenders() throws {
    let screens = """
      import UIKit
      class Screen: UIViewController {
        @IBAction func close(_ sender: UIBarButtonItem) { dismiss(animated: true) }
        @IBAction func save(_ sender: UIBarButtonItem) { dismiss(animated: true) }
      }
      class Form: Screen {
        override func save(_ sender: UIBarButtonItem) { sender.isEnabled = false }
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Screens.swift": screens])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/App/Screens.swift")
    #expect(text.contains("try self.close($0.unreadArgument(0))"))
    #expect(text.contains("try self.save($0.argument(0))"))
  }

  @Test("an alias E of RxSwift 4 is one of Element too, in sequences alone")
  func oldElements() throws {
    let text = """
      import RxSwift
      class Activity: ObservableConvertibleType {
        public typealias E = Bool
      }
      struct Both: RxSwift.ObservableType {
        typealias E = Int
        typealias Element = Int
      }
      enum Other { typealias E = Int }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Activity.swift": text])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Activity.swift").split(separator: "\n")
    #expect(
      lines.filter { $0.contains("typealias") } == [
        "  public typealias E = Bool; public typealias Element = Bool", "  typealias E = Int",
        "  typealias Element = Int", "enum Other { typealias E = Int }",
      ])
  }

  @Test(
    "a description that a screen overrides belongs to no actor, and reads the screen on the main actor"
  )
  func descriptions() throws {
    let text = """
      import UIKit
      class Screen: UIViewController {
        override var description: String { title ?? "none" }
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Screen.swift": text])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Screen.swift").split(separator: "\n")
    #expect(
      lines[2] == """
          override nonisolated var description: String { return MainActor.assumeIsolated { title ?? "none" } }
        """)
  }

  @Test("a second port writes only what changed, and removes what is gone")
  func update() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "A.swift": "struct A {}\n", "B.swift": "struct B {}\n",
    ])
    #expect(try folders.port().files == 3)
    #expect(try folders.port().changed == 0)
    try folders.write("A.swift", "struct A { var x = 1 }\n")
    try FileManager.default.removeItem(at: folders.app.appendingPathComponent("B.swift"))
    #expect(try folders.port().changed == 2)
    #expect(throws: (any Error).self) { try folders.written("Sources/Hello/App/B.swift") }
  }

  @Test("an import of which nothing is used is dropped without a word, and its line stays")
  func unusedImport() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "A.swift": "import Nowhere\nstruct A {}\n",
    ])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/A.swift") == "/* import Nowhere */\nstruct A {}\n")
  }

  @Test("a name that is imported from a module within a module comes from the module")
  func submodules() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "A.swift": """
      import class Foundation.NSLock.NSRecursiveLock
      import UIKit.UIGestureRecognizerSubclass
      import struct Foundation.Date

      """,
    ])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/A.swift") == """
        import Foundation
        import UIKit
        import Foundation

        """)
  }

  @Test("a type of Foundation that is named with its module is the written module's own")
  func qualifiedNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "A.swift": """
      import Foundation
      final class API {
        let URLSession: Foundation.URLSession
        init() { URLSession = Foundation.URLSession.shared }
        let date: Foundation.Date? = nil
      }

      """,
    ])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/A.swift") == """
        import Foundation
        final class API {
          let URLSession: Hello.URLSession
          init() { URLSession = Hello.URLSession.shared }
          let date: Foundation.Date? = nil
        }

        """)
  }

  @Test("a superclass by an alias is the class that it stands for, also under a condition")
  func aliases() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "A.swift": """
      import UIKit
      #if os(macOS)
        typealias Controller = NSViewController
      #else
        typealias Controller = UIViewController
      #endif
      class Screen: Controller {
        @objc func close() {}
      }
      extension Controller { @objc func log() {} }

      """,
    ])
    #expect(try folders.port().notes == [])
    let text = try folders.written("Sources/Hello/App/A.swift")
    #expect(text.contains("class Screen: Controller {"))
    #expect(text.contains("override func rehearsalMethod(for"))
    #expect(
      try folders.written("Sources/Hello/RehearsalExtensions.swift")
        .contains("case (\"log\", let object as UIViewController):"))
  }

  @Test("a predicate takes what the app casts to CVarArg as it is")
  func predicateArguments() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "A.swift": """
      import Foundation
      func find(id: UUID, date: Date) -> NSPredicate {
        print(String(format: "%@", id.uuidString as CVarArg))
        return NSPredicate(format: "id == %@ AND date < %@", id as CVarArg, date as any CVarArg)
      }

      """,
    ])
    #expect(try folders.port().notes == [])
    #expect(
      try folders.written("Sources/Hello/App/A.swift") == """
        import Foundation
        func find(id: UUID, date: Date) -> NSPredicate {
          print(String(format: "%@", id.uuidString as CVarArg))
          return NSPredicate(format: "id == %@ AND date < %@", id as Any, date as Any)
        }

        """)
  }

  @Test("a file that cannot do without a missing module is left out, and so are those that use it")
  func fileLeftOut() throws {
    let chart = """
      import Diagrams
      import UIKit

      final class ChartScreen: LineScreen {}

      """
    let user = "let screens = [ChartScreen()]\n"
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "Chart.swift": chart, "Show.swift": user,
      "Other.swift": "struct Chart {}\n",
    ])
    let report = try folders.port()
    let app = folders.app.path
    #expect(
      report.notes == [
        PortReport.Note(
          kind: "file left out", name: "Chart.swift", places: ["\(app)/Chart.swift:4"],
          advice: "it uses `LineScreen` of Diagrams: name a checkout of Diagrams with --package"),
        PortReport.Note(
          kind: "file left out", name: "Show.swift", places: ["\(app)/Show.swift:1"],
          advice: "it uses `ChartScreen` of Chart.swift, which is left out too"),
      ])
    #expect(report.files == 2)
    #expect(throws: (any Error).self) { try folders.written("Sources/Hello/App/Chart.swift") }
  }

  @Test("a statement that only calls a missing module is left out, and its file is brought")
  func statementLeftOut() throws {
    let delegate = """
      import Metrics
      import UIKit
      #if canImport(Metrics)
        import MetricsUI
        let metrics = MetricsView()
      #endif
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          MetricsApp.configure(
            key: "1")
          return true
        }
      }

      """
    let folders = try Folders(["AppDelegate.swift": delegate])
    let lines = try (folders.port(), folders.written("Sources/Hello/App/AppDelegate.swift"))
    #expect(lines.0.notes.map(\.kind) == ["statement left out"])
    #expect(lines.0.notes.map(\.name) == ["MetricsApp"])
    let text = lines.1.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      text[12...14].map { $0.trimmingCharacters(in: .whitespaces) } == [
        "rehearsalLeavesOut(\"MetricsApp of AppDelegate.swift:13\")", "", "return true",
      ])
  }

  @Test("a module of Apple's that is nowhere has another remedy, which works")
  func applesModule() throws {
    let map = "import HomeKit\nlet map = HMHomeManager()\n"
    let kept = "#if canImport(HomeKit)\nimport HomeKit\nlet other = HMHomeManager()\n#endif\n"
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "Map.swift": map, "Kept.swift": kept,
    ])
    #expect(
      try folders.port().notes.map(\.advice) == [
        "it uses `HMHomeManager` of HomeKit: HomeKit is Apple's and not here: put what uses "
          + "it between #if canImport(HomeKit) and #endif"
      ])
  }

  @Test("a test that does not import the app does here, on its first line of code")
  func testWithoutImport() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "HelloTests/A.swift": "// A\nimport XCTest\nfinal class A: XCTestCase {}\n",
      "HelloTests/B.swift": "import XCTest\n@testable import Hello\n",
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Tests/HelloTests/HelloTests/A.swift")
        .hasPrefix("// A\n@testable import Hello; import XCTest\n"))
    #expect(
      try folders.written("Tests/HelloTests/HelloTests/B.swift")
        == "import XCTest\n@testable import Hello\n")
  }

  @Test("values that are nothing but cases or plain properties belong to no actor")
  func plainTypes() throws {
    let source = """
      enum Section { case first, second(Int) }
      enum State { case loaded(Model) }
      struct Item: Hashable { let id: UUID; var names: [String]? }
      struct Model: Hashable { let id: Int; var text: String { "" } }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Model.swift": source])
    #expect(try folders.port().notes == [])
    let lines = try folders.written("Sources/Hello/App/Model.swift").split(separator: "\n")
    #expect(lines.map { $0.hasPrefix("nonisolated ") } == [true, false, true, false])
  }

  @Test("an app of SwiftUI is told so, whatever else of it is left out")
  func swiftUIApp() throws {
    let folders = try Folders([
      "App.swift":
        "import SwiftUI\n@main struct Hello: App { var body: some Scene { fatalError() } }\n",
      "Feed.swift": "import Base\nclass Feed: BaseFeed { let delegate = \"UIApplication\" }\n",
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello has no class that is a UIApplicationDelegate: an app of SwiftUI cannot be ported. \
        Give it an app delegate.
        """)
  }

  @Test("an app of SwiftUI whose structure is left out is told so, though it has a delegate")
  func leftOutSwiftUIApp() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate.replacing("@main\n", with: ""),
      "HelloApp.swift": """
      import Base
      import SwiftUI
      @main
      struct HelloApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        let base = BaseStore()
        var body: some Scene { WindowGroup { Text("Hello") } }
      }

      """,
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello/HelloApp.swift:4: HelloApp.swift starts the app with scenes of SwiftUI, and an app \
        of SwiftUI cannot be ported. Give it an app delegate that shows a window.
        """)
  }

  @Test("an app that starts in Objective-C is told so, and its sources are listed once")
  func objectiveC() throws {
    let main = "int main() { return UIApplicationMain(0, 0, nil, nil); }\n"
    let folders = try Folders([
      "Feed.swift": "import UIKit\nclass Feed: UIViewController {}\n", "main.m": main,
      "Legacy.mm": "@implementation Legacy\n@end\n",
    ])
    #expect(
      folders.failure() == """
        ROOT/Hello/main.m starts the app in Objective-C, which is not ported: write the app delegate \
        in Swift
        """)
    try Self.delegate.write(
      to: folders.app.appendingPathComponent("AppDelegate.swift"), atomically: true, encoding: .utf8
    )
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "sources in", name: "Objective-C",
          places: ["Legacy.mm", "main.m"].map { "\(folders.app.path)/\($0)" },
          advice: "they are not ported: write in Swift what the app needs of them")
      ])
  }

  @Test("a delegate that cannot do without a missing module is an error with its place")
  func delegateLeftOut() throws {
    let delegate = Self.delegate.replacing("import UIKit", with: "import UIKit; import Base")
      .replacing("UIResponder, ", with: "BaseDelegate, ")
    let folders = try Folders(["AppDelegate.swift": delegate])
    let error = #expect(throws: PortError.self) { try folders.port() }
    #expect(
      error?.description == """
        the app delegate is among the files that are left out, because what they use is not here:
          \(folders.app.path)/AppDelegate.swift:3: it uses `BaseDelegate` of Base: name a checkout of \
        Base with --package
        """)
  }

  @Test("an app that imports SQLite3 gets the system's library as a module")
  func systemLibrary() throws {
    let source = """
      import Foundation
      import SQLite3
      final class Store {
        private var database: OpaquePointer?
        func open(_ path: String) -> Bool { sqlite3_open(path, &database) == SQLITE_OK }
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Store.swift": source])
    #expect(try folders.port().notes == [])
    let manifest = try folders.written("Package.swift")
    #expect(manifest.contains("providers: [.apt([\"libsqlite3-dev\"])]"))
    #expect(
      manifest.contains(".target(name: \"SQLite3\", condition: .when(platforms: [.linux]))"))
    #expect(try folders.written("Sources/Modules/SQLite3/SQLite3.h") == "#include <sqlite3.h>\n")
    #expect(
      try folders.written("Sources/Modules/SQLite3/module.modulemap").contains("link \"sqlite3\""))
    #expect(try folders.written("Sources/Hello/App/Store.swift").contains("import SQLite3"))
  }

  @Test("a scene delegate that cannot do without a missing module is an error with its place")
  func sceneDelegateLeftOut() throws {
    let scene = """
      import Base
      import UIKit
      final class SceneDelegate: BaseDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "SceneDelegate.swift": scene])
    let error = #expect(throws: PortError.self) { try folders.port() }
    #expect(
      error?.description == """
        the scene delegate is among the files that are left out, because what they use is not here:
          \(folders.app.path)/SceneDelegate.swift:3: it uses `BaseDelegate` of Base: name a checkout \
        of Base with --package
        """)
  }

  @Test("dynamic properties tell of their changes, and views of SwiftUI are empty")
  func dynamicsAndViews() throws {
    let source = """
      import SwiftUI
      final class Model: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var name = "" {
          didSet { print(name) }
        }
        @objc dynamic var both: Int { count * 2 }
      }
      struct About: View {
        var body: some View {
          Text("About")
        }
      }
      #Preview { About() }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Model.swift": source])
    #expect(try folders.port().notes == [])
    let lines = try folders.written("Sources/Hello/App/Model.swift")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 15)
    let call = "HeadlessUIKit.rehearsalDidChange(self, \\Model."
    #expect(lines[2] == "    var count = 0 { didSet { \(call)count, named: \"count\") } }")
    #expect(lines[4] == "    didSet { print(name) ; \(call)name, named: \"name\") }")
    #expect(lines[6] == "    var both: Int { count * 2 }")
    #expect(lines[9] == "  var body: some View { EmptyView() ")
    #expect(lines[13] == "")
  }

  @Test("a package in the app's folder is a dependency, and its sources are not the app's")
  func packageInFolder() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Rates", products: [.library(name: "RatesKit", targets: ["Rates"])],
        targets: [.target(name: "Rates")])

      """
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "A.swift": "import Rates\nlet rate = Rates.now\n",
      "Packages/Rates/Package.swift": manifest,
      "Packages/Rates/Sources/Rates/Rates.swift":
        "public enum Rates { public static let now = 1 }\n",
    ])
    let report = try folders.port()
    #expect(report.notes == [])
    #expect(report.files == 2)
    let written = try folders.written("Package.swift")
    #expect(written.contains(".package(path: \"\(folders.app.path)/Packages/Rates\")"))
    #expect(written.contains(".product(name: \"RatesKit\", package: \"Rates\")"))
  }

  @Test("a UI test that names something of the app imports it, as another target's source")
  func sharedSource() throws {
    let test = """
      import XCTest
      final class HelloUITests: XCTestCase {
        func testOne() { _ = XCUIApplication().staticTexts[Names.title] }
      }

      """
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "HelloUITests/HelloUITests.swift": test,
      "Names.swift": "enum Names { static let title = \"Title\" }\n",
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Tests/HelloUITests/HelloUITests/HelloUITests.swift")
        .hasPrefix("@testable import Hello; import HeadlessXCTest\nfinal class"))
  }

  @Test("a UI test does not import the app for a word that a function of the app has inside")
  func localNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate,
      "Text.swift": """
      func text() -> String { let path = "a"; struct Part {}; return { let tail = path; return tail }() }
      var shown: String { let number = 1; return String(number) }
      struct Length {}
      func == (left: Length, right: Length) -> Bool { true }
      func - (left: Length, right: Length) -> Length { left }

      """,
      "HelloUITests/HelloUITests.swift": """
      import XCTest
      final class HelloUITests: XCTestCase { let path = 1 - 2 == 3, number = 2, tail = 3; struct Part {} }

      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Tests/HelloUITests/HelloUITests/HelloUITests.swift")
        .hasPrefix("import HeadlessXCTest\nfinal class"))
  }

  @Test("UI tests get a target of their own, in the words of HeadlessXCTest")
  func uiTests() throws {
    let test = """
      import XCTest
      final class HelloUITests: XCTestCase {
        @MainActor func testHello() throws { XCUIApplication().launch() }
      }

      """
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "HelloUITests/HelloUITests.swift": test,
    ])
    _ = try folders.port()
    let written = try folders.written("Tests/HelloUITests/HelloUITests/HelloUITests.swift")
    #expect(written.hasPrefix("import HeadlessXCTest\nfinal class HelloUITests: XCTestCase {"))
    #expect(!written.contains("@MainActor"))
    #expect(
      try folders.written("Tests/HelloUITests/RehearsalAppUnderTest.swift")
        .contains("any UIApplicationDelegate.Type { AppDelegate.self }"))
    #expect(try folders.written("Package.swift").contains("name: \"HelloUITests\""))
  }

  @Test("a folder without an app delegate is refused")
  func noDelegate() throws {
    let folders = try Folders(["A.swift": "struct A {}\n"])
    #expect(throws: PortError.self) { try folders.port() }
  }
}

@Suite("Objects of storyboards")
struct ObjectClassTests {
  private let storyboard = """
    <document><scenes><scene><objects>
    <customObject id="1" customClass="Rows"/><customObject id="2" customClass="Sized"/>
    <customObject id="3" customClass="Nowhere"/><customObject id="4" customClass="Inner"/>
    <customObject id="5" customClass="Child"/><customObject id="6"/>
    </objects></scene></scenes></document>
    """

  @Test("the package creates objects of classes with an initializer without arguments")
  func creation() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Main.storyboard": storyboard,
      "Rows.swift": """
      import UIKit
      class Rows: NSObject { override init() { super.init() }; init(count: Int) {} }
      class Sized: NSObject { init(size: Int) {} }
      class Child: Rows { convenience init(text: String) { self.init() } }
      enum Scope { class Inner: NSObject {} }

      """,
    ])
    _ = try folders.port()
    let table = try folders.written("Sources/Hello/RehearsalExtensions.swift")
    #expect(
      table.split(separator: "\n").filter { $0.contains("case ") } == [
        "    case \"Child\": return Child()", "    case \"Rows\": return Rows()",
      ])
  }
}

@Suite("Names of the app that hosts tests")
struct HostNamesTests {
  private func names(_ source: String) throws -> [Bool] {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Own.swift": "import UIKit\n\(source)\n",
    ])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/RehearsalNames.swift")
    return ["keyWindow", "windows", "connectedScenes", "delegate"].map {
      text.contains("  var \($0): ")
    }
  }

  @Test("a property of UIApplication that the app declares itself stays the app's")
  func own() throws {
    let all = [true, true, true, true]
    #expect(try names("") == all)
    #expect(
      try names("extension UIApplication { var keyWindow: UIWindow? { nil } }")
        == [false, true, true, true])
    #expect(try names("extension UIView { var windows: [UIWindow] { [] } }") == all)
  }
}

@Suite("Names for random numbers")
struct RandomNamesTests {
  private func drawn(_ source: String) throws -> [String] {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Own.swift": "import UIKit\n\(source)\n",
    ])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
    return lines.indices.filter { lines[$0].contains("var generator = Ported.Random()") }
      .map { lines[$0 - 1].trimmingCharacters(in: [" ", "{"]) }
  }

  @Test(
    "Swift's functions draw from the device's seed, but those that the app declares itself; a type Range of its own is not meant"
  )
  func own() throws {
    let all = [
      "static func random(in range: Swift.Range<Self>) -> Self",
      "static func random(in range: Swift.ClosedRange<Self>) -> Self",
      "static func random(in range: Swift.Range<Self>) -> Self",
      "static func random(in range: Swift.ClosedRange<Self>) -> Self",
      "static func random() -> Bool", "func shuffled() -> [Element]", "mutating func shuffle()",
      "func randomElement() -> Iterator.Element?",
    ]
    #expect(try drawn("") == all)
    #expect(
      try drawn("extension Array { func shuffled() -> [Element] { self } }")
        == all.filter { !$0.contains("shuffled") })
    #expect(try drawn("struct Die { func random() -> Int { 4 } }") == all)
  }
}
