import Foundation
import Testing

@testable import Porting

@Suite("Bodies that lack a module")
struct MissingBodyTests {
  @Test("a body that cannot do without a missing module ends the app, and its lines stay")
  func body() throws {
    let chart = """
      import Diagrams
      import UIKit

      final class ChartScreen: UIViewController {
        func line() -> [Double] {
          let line = LineChart(points: [1, 2])
          return line.points
        }
        func title() -> String { "Chart" }
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Chart.swift": chart])
    let report = try folders.port()
    #expect(
      report.notes == [
        PortReport.Note(
          kind: "body left out", name: "line() of Chart.swift",
          places: ["\(folders.app.path)/Chart.swift:6"],
          advice: "it uses `LineChart` of Diagrams: name a checkout of Diagrams with --package")
      ])
    let lines = try folders.written("Sources/Hello/App/Chart.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 11)
    #expect(lines[4].hasPrefix("  func line() -> [Double] { rehearsalIsMissing("))
    #expect(
      lines[4].contains(
        "\"line() of Chart.swift is left out: it uses `LineChart` of Diagrams\""))
    #expect(lines[8] == "  func title() -> String { \"Chart\" }")
  }

  @Test("the head of a function or property whose body is left out is rewritten like any other")
  func heads() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Chart.swift": """
      import Diagrams
      import UIKit
      struct Chart {
        func draw(_ image: UIImage? = #imageLiteral(resourceName: "line")) -> Int {
          let line = Line(image)
          return line.width
        }
        var timer: Foundation.URLSession {
          let line = Line(nil)
          return line.session
        }
      }
      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Chart.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[3].hasPrefix(
        "  func draw(_ image: UIImage? = UIImage(imageLiteralResourceName: \"line\")) -> Int { reh")
    )
    #expect(lines[7].hasPrefix("  var timer: Hello.URLSession { rehearsalIsMissing("))
  }

  @Test("a getter that cannot do without a missing module is left out, and its setter stays")
  func accessors() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Account.swift": """
      import Safe
      import UIKit
      final class Account {
        var last = ""
        var token: String {
          get { Strongbox(last).token }
          set { last = newValue }
        }
      }
      """,
    ])
    let report = try folders.port()
    #expect(
      report.notes.map { "\($0.kind) \($0.name)" } == ["body left out token of Account.swift"])
    let lines = try folders.written("Sources/Hello/App/Account.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5].hasPrefix("    get { rehearsalIsMissing(\"token of Account.swift is left out"))
    #expect(lines[6] == "    set { last = newValue }")
  }

  @Test(
    "a type that is only inside another one elsewhere is the missing module's where none is inherited"
  )
  func nestedElsewhere() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Endpoint.swift":
        "import Requests\nprotocol Endpoint: Request { var path: String { get } }\n",
      "Row.swift": """
      import Requests
      import UIKit
      final class Row: UITableViewCell { var style = CellStyle.default }
      extension UIControl { func isOn(_ state: State) -> Bool { state == .selected } }

      """,
    ])
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "file left out", name: "Endpoint.swift",
          places: ["\(folders.app.path)/Endpoint.swift:2"],
          advice: "it uses `Request` of Requests: name a checkout of Requests with --package")
      ])
  }

  @Test(
    "a missing module's members are known in files that do not import it, other names are not judged"
  )
  func members() throws {
    let source = """
      import UIKit
      final class Cover {
        let view = UIImageView()
        func show(_ address: String) {
          view.loadPicture(from: address)
          view.image = nil
        }
        func other() { undeclared() }
      }

      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Pictures.swift": "import Pictures\n",
      "Cover.swift": source, "Key.swift": "import ObjectiveC\nlet key = malloc(1)\n",
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("a").undeclaredModifier() }
      }

      """,
    ])
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "statement left out", name: "loadPicture",
          places: ["\(folders.app.path)/Cover.swift:5"],
          advice: "nothing here declares it, perhaps Pictures does: name a checkout of Pictures "
            + "with --package")
      ])
  }

  @Test("what a file without a missing module of Apple's uses is not that module's, but nobody's")
  func applesMembers() throws {
    let source = """
      import UIKit
      final class Cover {
        let view = UIImageView()
        func show() {
          view.glow(twice: true)
          view.image = nil
        }
      }

      """
    let homes = "import HomeKit\nfunc homes() { print(HMHomeManager()) }\n"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Cover.swift": source, "Homes.swift": homes,
    ])
    let notes = try folders.port().notes
    #expect(notes.filter { $0.advice.contains("HomeKit") }.map(\.name) == ["HMHomeManager"])
    #if os(Linux)
      #expect(notes.map(\.name) == ["HMHomeManager", "glow"])
    #endif
  }

  @Test("a superclass of a missing module is no generic parameter of one that is there")
  func superclass() throws {
    let source = """
      import Records
      final class Entry: Object {}

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Entry.swift": source])
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "file left out", name: "Entry.swift",
          places: ["\(folders.app.path)/Entry.swift:2"],
          advice: "it uses `Object` of Records: name a checkout of Records with --package")
      ])
  }

  @Test("a pattern that casts stays, and an app's comparisons of numbers give way to Foundation's")
  func numbers() throws {
    let source = """
      import Foundation
      func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        default: 1 as NSNumber
        }
      }
      func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Numbers.swift": source])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Numbers.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "  case let number as NSNumber: number")
    #expect(lines[4] == "  default: rehearsalNumber(1)")
    #expect(lines[7].hasPrefix("@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber)"))
  }

  @Test("a type of a missing module may have the app's name or that of a type no app imports")
  func namesakes() throws {
    let source = """
      import Records
      final class Entry: Hello {}

      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Entry.swift": source,
      "Flow.swift": "import Records\nfinal class Coordinator: Record {}\n",
      "Start.swift": "final class Start { let coordinator = Coordinator() }\n",
    ])
    let advice = "of Records: name a checkout of Records with --package"
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "coordinator of Start.swift: it uses `Coordinator` of Flow.swift, which is left out too",
        "Entry.swift: it uses `Hello` \(advice)", "Flow.swift: it uses `Record` \(advice)",
      ])
  }

  @Test("Foundation and UIKit bring Combine's names, but for those that the app declares")
  func combine() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Model.swift": "import Foundation\nfinal class Model: ObservableObject {}\n",
      "Own.swift": "import Foundation\nfinal class AnyCancellable {}\nlet own = AnyCancellable()\n",
    ])
    _ = try folders.port()
    let app = "Sources/Hello/App"
    #expect(
      try folders.written("\(app)/Model.swift").hasPrefix("import Combine; import Foundation"))
    #expect(try folders.written("\(app)/Own.swift").hasPrefix("import Foundation"))
    #expect(try folders.written("Package.swift").contains("name: \"Combine\""))
  }

  @Test(
    "Foundation, UIKit and SwiftUI bring the macros of Observation, but not beside RxSwift's class")
  func observationMacros() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Model.swift": "import Foundation\n@Observable final class Model { var count = 0 }\n",
      "Row.swift":
        "import SwiftUI\n@Observable final class Row { @ObservationIgnored var a = 0 }\n",
      "Stream.swift": "import RxSwift\nimport UIKit\nlet stream = Observable.just(1)\n",
    ])
    _ = try folders.port()
    let first = try ["Model", "Row", "Stream"].map { name in
      try folders.written("Sources/Hello/App/\(name).swift").prefix { $0 != "\n" }
    }
    #expect(
      first == [
        "import Observation; import Foundation", "import Observation; import SwiftUI",
        "import RxSwift",
      ])
  }

  @Test("previews and the app's own generic parameters are no names of a missing module")
  func known() throws {
    let source = """
      import Diagrams
      import SwiftUI
      struct Box<Base> { let base: Base }
      extension Box where Base == Int {}
      struct Preview: PreviewProvider {
        static var previews: some View { DiagramPreview() }
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Box.swift": source])
    #expect(try folders.port().notes == [])
  }

  @Test("a deinitializer that calls methods calls them on the main actor, one that prints is kept")
  func deinitializer() throws {
    let source = """
      final class A { func stop() {}; deinit { stop() } }
      final class B { deinit { print("gone") } }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/A.swift").split(separator: "\n")
    #expect(
      lines.map { $0.contains("deinit { MainActor.assumeIsolated { stop() } }") } == [true, false])
  }

  @Test("a method that a protocol with @objc requires is called by its selector")
  func requirement() throws {
    let source = """
      import UIKit
      @objc protocol Routing { func routeToList(segue: UIStoryboardSegue?) }
      final class Router: NSObject, Routing {
        func routeToList(segue: UIStoryboardSegue?) {}
        func other() {}
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Router.swift": source])
    _ = try folders.port()
    let text = try folders.written("Sources/Hello/App/Router.swift")
    #expect(text.contains("case \"routeToListWithSegue:\":"))
    #expect(!text.contains("case \"other\":"))
  }

  @Test("the module of the Xcode target is the app's also under another name")
  func otherName() throws {
    let project = """
      { objects = { A = { isa = PBXNativeTarget; name = "My App"; \
      productType = "com.apple.product-type.application"; }; }; }
      """
    let test = """
      import XCTest
      @testable import My_App
      final class AppTests: XCTestCase { func testA() {} }

      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "App.xcodeproj/project.pbxproj": project,
      "AppTests/AppTests.swift": test,
    ])
    #expect(try folders.port { $0.name = "Other" }.notes == [])
    #expect(
      try folders.written("Tests/OtherTests/AppTests/AppTests.swift").contains(
        "@testable import Other"))
  }

  @Test("an override in an extension moves into its class, which calls the extension's member")
  func extensionOverride() throws {
    let source = """
      import UIKit.UITableViewController
      class List: UITableViewController {}
      extension List {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          super.tableView(tableView, numberOfRowsInSection: section)
        }
        override var canBecomeFirstResponder: Bool { true }
      }
      extension UINavigationController {
        open override var childForStatusBarStyle: UIViewController? { topViewController }
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "List.swift": source])
    #expect(
      try folders.port().notes.map(\.name) == [
        "childForStatusBarStyle of UINavigationController"
      ])
    let lines = try folders.written("Sources/Hello/App/List.swift").split(separator: "\n")
    #expect(lines[0] == "import UIKit")
    #expect(
      lines[1].contains(
        "public override func tableView(_ a0: UITableView, numberOfRowsInSection a1: Int) -> Int "
          + "{ rehearsal_tableView(a0, numberOfRowsInSection: a1) }"))
    #expect(
      lines[1].contains(
        "public override var canBecomeFirstResponder: Bool { rehearsal_canBecomeFirstResponder }"))
    #expect(
      lines[3].contains(" func rehearsal_tableView(_ tableView: UITableView, numberOfRowsInSection")
    )
    #expect(lines[6].contains(" var rehearsal_canBecomeFirstResponder: Bool { true }"))
  }

  @Test("two files of one name in a target get names of their own")
  func sameNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "A/Model.swift": "let a = 1\n",
      "B/Model.swift": "let b = 2\n",
    ])
    _ = try folders.port()
    #expect(try folders.written("Sources/Hello/App/A/Model.swift") == "let a = 1\n")
    #expect(try folders.written("Sources/Hello/App/B/B_Model.swift") == "let b = 2\n")
  }

  @Test("a class that observes key paths as text implements a method of a protocol")
  func observation() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          view.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
        }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
      final class Detail: Screen {}
      extension Detail {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Screen.swift": source])
    #expect(try folders.port().notes == [])
    let lines = try folders.written("Sources/Hello/App/Screen.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "class Screen: UIViewController, HeadlessUIKit.KeyPathObserver {")
    #expect(lines[3].contains("view.addObserver(self, forKeyPath: \"frame\""))
    #expect(lines[5] == "   func observeValue(")
    #expect(lines[10].hasPrefix("final class Detail: Screen {"))
    #expect(lines.count == 18)
  }

  @Test("code of #if for other systems needs no module, and its imports are no missing ones")
  func otherSystems() throws {
    let source = """
      #if os(iOS)
        import UIKit
        typealias Surface = UIView
      #elseif os(macOS)
        import AppKit
        typealias Surface = NSView
      #endif
      #if os(macOS) || targetEnvironment(macCatalyst)
        extension NSWindow { func fill() { backgroundColor = NSColor.red } }
      #endif
      #if canImport(UIKit)
        extension Surface { func fill() { backgroundColor = .red } }
      #else
        extension Surface { func fill() { layer?.backgroundColor = NSColor.red.cgColor } }
      #endif
      #if !os(watchOS) && (os(iOS) || DEBUG)
        let surface = Surface()
      #else
        let surface = WKInterfaceObject()
      #endif

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Surface.swift": source])
    #expect(try folders.port().notes == [])
  }

  @Test("a condition that cannot be told keeps its code, which needs the module")
  func unknownCondition() throws {
    let source = """
      import Diagrams
      #if DEBUG && os(iOS)
        let chart = LineChart()
      #endif

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Chart.swift": source])
    #expect(try folders.port().notes.map(\.kind) == ["file left out"])
  }

  @Test("a left-out body keeps no attribute of Objective-C")
  func attributes() throws {
    let source = """
      import Diagrams
      import UIKit
      final class Screen: UIViewController {
        @objc private func show() { view.addSubview(LineChart()) }
      }

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Screen.swift": source])
    #expect(try folders.port().notes.map(\.kind) == ["statement left out"])
    #expect(!(try folders.written("Sources/Hello/App/Screen.swift")).contains("@objc"))
  }

  @Test("an app delegate that conforms in an extension is final too")
  func delegateInExtension() throws {
    let source = """
      import UIKit
      @main class Delegate: UIResponder {}
      extension Delegate: UIApplicationDelegate {}

      """
    let folders = try Folders(["Delegate.swift": source])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/Delegate.swift").split(separator: "\n")[1]
        == " final class Delegate: UIResponder {}")
  }

  @Test("a literal of text attributes has a type; one that names its type keeps it")
  func textAttributes() throws {
    let source = """
      import UIKit
      let title = [
        NSAttributedString.Key.font: UIFont.systemFont(ofSize: 1),
        NSAttributedString.Key.foregroundColor: UIColor.red,
      ]
      let other: [NSAttributedString.Key: UIColor] = [
        NSAttributedString.Key.foregroundColor: .red, NSAttributedString.Key.strokeColor: .red,
      ]

      """
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Texts.swift": source])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Texts.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4] == "] as [NSAttributedString.Key: Any]")
    #expect(lines[7] == "]")
  }
}
