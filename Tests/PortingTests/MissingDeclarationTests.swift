import Foundation
import Testing

@testable import Porting

@Suite("Declarations that lack a module")
struct MissingDeclarationTests {
  /// Ports an app of some sources; returns its folders, and the lines of the notes.
  private func ported(_ sources: [String: String]) throws -> (folders: Folders, notes: [String]) {
    let delegate = ["AppDelegate.swift": appDelegate]
    let folders = try Folders(sources.merging(delegate) { own, _ in own })
    return (
      folders,
      try folders.port().notes.flatMap { note in
        note.places.map {
          "\($0.split(separator: "/").last ?? "") \(note.kind) \(note.name): \(note.advice)"
        }
      }
    )
  }

  private func lines(of name: String, in folders: Folders) throws -> [String] {
    try folders.written("Sources/Hello/App/\(name)")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a function of an extension whose parameter is of a missing module leaves, the rest stays")
  func extensionMember() throws {
    let (folders, notes) = try ported([
      "Views.swift": """
      import Layout
      import UIKit
      extension UIView {
        /// Pins the view.
        func pinAll(
          to edge: LayoutEdge
        ) {
          print(edge)
        }
        var halfWidth: CGFloat { frame.width / 2 }
      }
      """,
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.pinAll(to: .top)
          title = "\\(view.halfWidth)"
        }
      }
      """,
    ])
    #expect(
      notes == [
        "Views.swift:6 declaration left out pinAll of Views.swift: it uses `LayoutEdge` of Layout: "
          + "name a checkout of Layout with --package",
        "Screen.swift:5 statement left out pinAll: of Views.swift, which is left out too",
      ])
    #expect(
      try lines(of: "Views.swift", in: folders) == [
        "/* import Layout */", "import UIKit", "extension UIView {", "/// Pins the view.", "", "",
        "", "", "", "var halfWidth: CGFloat { frame.width / 2 }", "}",
      ])
    #expect(
      try Array(lines(of: "Screen.swift", in: folders)[3...5])
        == [
          "super.viewDidLoad()", "rehearsalLeavesOut(\"pinAll of Screen.swift:5\")",
          "title = \"\\(view.halfWidth)\"",
        ])
  }

  @Test("what a stand-in adds to types is seen although the only file that imports it is left out")
  func lostImport() throws {
    let (folders, _) = try ported([
      "Chart.swift": """
      import Charts
      import RxCocoa
      import SnapKit
      import UIKit
      final class Chart: ChartView {}
      """,
      "Screen.swift": """
      import RxCocoa
      import UIKit
      func pin(_ view: UIView) { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
      """,
    ])
    let imports = try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
      .filter { $0.hasPrefix("import ") }
    #expect(imports == ["import HeadlessFoundation", "import SnapKit"])
    #expect(try folders.written("Package.swift").contains("\"SnapKit\""))
  }

  @Test("an outlet of a missing module leaves with the statements on it, and a storyboard sets it")
  func outlet() throws {
    let (folders, notes) = try ported([
      "Screen.swift": """
      import Diagrams
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet private weak var lineChart: LineChartView!
        @IBOutlet private weak var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          lineChart.isHidden = true
          label.text = "Sales"
        }
        func points() -> Int { lineChart.count }
      }
      """
    ])
    #expect(
      notes == [
        "Screen.swift:11 body left out points() of Screen.swift: it uses `lineChart` of "
          + "Screen.swift: `lineChart` is left out too",
        "Screen.swift:4 declaration left out lineChart of Screen.swift: it uses `LineChartView` of "
          + "Diagrams: name a checkout of Diagrams with --package",
        "Screen.swift:8 statement left out lineChart: of Screen.swift, which is left out too",
      ])
    let written = try lines(of: "Screen.swift", in: folders)
    let message = "rehearsalLeavesOut(\"lineChart of Screen.swift:8\")"
    #expect(Array(written[6...8]) == ["super.viewDidLoad()", message, "label.text = \"Sales\""])
    #expect(written.last?.contains("case \"lineChart\": return true;") == true)
  }

  @Test(
    "a member leaves with its type where the type cannot do without it, or another has its name",
    arguments: [
      "struct Row { var shape: Shape }", "class Row { init(shape: Shape) {} }",
      "protocol Row { func draw(shape: Shape) }", "enum Row { case one(Shape) }",
      "class Row: Base { override func drawOver(_ shape: Shape) {} }",
      "class Row { let title: Shape? = nil; func same(_ row: Row) -> Any { row.title as Any } }",
      "class Row { var a: Shape?, b: Int? }",
    ])
  func wholeType(_ line: String) throws {
    let (folders, notes) = try ported([
      "A.swift": "import Drawing\nimport UIKit\n\(line)\nlet after = 1\nclass Base {}\n"
    ])
    #expect(
      notes == [
        "A.swift:3 declaration left out Row of A.swift: it uses `Shape` of Drawing: "
          + "name a checkout of Drawing with --package"
      ])
    #expect(
      try lines(of: "A.swift", in: folders)
        == ["/* import Drawing */", "import UIKit", "", "let after = 1", "class Base {}", ""])
  }

  @Test("members of one name in two types leave where only their types use them")
  func sameName() throws {
    let screen = { (name: String, use: String) in
      """
      import Drawing
      import UIKit
      final class \(name): UIViewController {
        private let imageView = DrawingView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(imageView)
          later { [weak self] in
            self?.imageView.start()
            print(1)
          }
        }
      \(use)}
      """
    }
    let cell =
      "import UIKit\nfinal class Cell: UITableViewCell { func clear() { imageView?.image = nil } }\n"
    let (folders, notes) = try ported([
      "A.swift": screen("First", ""), "B.swift": screen("Second", ""), "Cell.swift": cell,
      "Later.swift": "func later(_ work: () -> Void) { work() }\n",
    ])
    let left = ["A.swift", "B.swift"]
    #expect(
      notes
        == left.map {
          "\($0):4 declaration left out imageView of \($0): it uses `DrawingView` of Drawing: "
            + "name a checkout of Drawing with --package"
        }
        + left.flatMap { file in
          [7, 9].map {
            "\(file):\($0) statement left out imageView: of \(file), which is left out too"
          }
        })
    #expect(try folders.written("Sources/Hello/App/Cell.swift") == cell)
  }

  @Test("a member of a known name leaves with the statements of subclasses that use it")
  func inherited() throws {
    let (folders, notes) = try ported([
      "A.swift": "import Drawing\nlet one = 1\nclass Row { let title: Shape? = nil }\n",
      "B.swift": """
      class Thin: Row {}
      final class Hair: Thin { func tell() { print(self.title as Any) } }
      final class Other { let name = 1; func tell() { print(name as Any) } }

      """,
    ])
    #expect(
      notes == [
        "A.swift:3 declaration left out title of A.swift: it uses `Shape` of Drawing: "
          + "name a checkout of Drawing with --package",
        "B.swift:2 statement left out title: of A.swift, which is left out too",
      ])
    #expect(
      try lines(of: "B.swift", in: folders)[1]
        == "final class Hair: Thin { func tell() { rehearsalLeavesOut(\"title of B.swift:2\") } }")
  }

  @Test(
    "a member of a known name leaves with its type where a subclass's file has a member of the name"
  )
  func inheritedName() throws {
    let (_, notes) = try ported([
      "A.swift": "import Drawing\nlet one = 1\nclass Row { let title: Shape? = nil }\n",
      "B.swift": "let two = 2\nclass Thin: Row {}\nclass Other { let title = 1 }\n",
    ])
    #expect(
      notes == [
        "A.swift:3 declaration left out Row of A.swift: it uses `Shape` of Drawing: "
          + "name a checkout of Drawing with --package",
        "B.swift:2 declaration left out Thin of B.swift: it uses `Row` of A.swift, "
          + "which is left out too",
      ])
  }

  @Test("a test class leaves as a whole, since a test without its statements would pass")
  func tests() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "HelloTests/ATests.swift": """
      import Drawing
      import XCTest
      final class ATests: XCTestCase {
        let shape = Shape()
        func testShape() { XCTAssertEqual(shape.edges, 3) }
      }
      final class BTests: XCTestCase { func testNothing() {} }
      """,
    ])
    #expect(
      try folders.port().notes.map { "\($0.kind) \($0.name)" }
        == ["declaration left out ATests of ATests.swift"])
  }

  @Test("an extension that conforms to a missing protocol leaves, and what names its types")
  func conformance() throws {
    let (folders, notes) = try ported([
      "Model.swift": """
      import Kit
      final class Model { var name = "" }
      extension Model: ModelKind {
        struct Input { let text: String }
        func transform(_ input: Input) -> String { input.text }
      }
      """,
      "Other.swift": "enum Other { struct Input {} }\n",
      "Use.swift": """
      func use(_ model: Model) -> Any { Model.Input(text: model.name) }
      func other() -> Any { Other.Input() }
      """,
    ])
    #expect(
      notes == [
        "Use.swift:1 body left out use() of Use.swift: it uses `Input` of Model.swift: "
          + "`Input` is left out too",
        "Model.swift:3 declaration left out Model of Model.swift: it uses `ModelKind` of Kit: "
          + "name a checkout of Kit with --package",
      ])
    #expect(
      try lines(of: "Model.swift", in: folders)
        == ["/* import Kit */", "final class Model { var name = \"\" }", "", "", "", ""])
  }

  @Test("a type that leaves takes its extension along, and the file once nothing stays")
  func chain() throws {
    let (_, notes) = try ported([
      "A.swift": "import Kit\nclass Tool: KitTool {}\nextension Tool { func run() {} }\n",
      "B.swift": "class Box {\nlet tool: Tool; init(tool: Tool) { self.tool = tool } }\n",
    ])
    #expect(
      notes == [
        "A.swift:2 file left out A.swift: it uses `KitTool` of Kit: "
          + "name a checkout of Kit with --package",
        "B.swift:2 file left out B.swift: it uses `Tool` of A.swift, which is left out too",
      ])
  }

  @Test("a private name leaves with its type, though another file has one of the name")
  func privateName() throws {
    let (_, notes) = try ported([
      "A.swift": """
      import Kit
      private typealias Handlers = Screen
      final class Screen: KitScreen {}
      extension Handlers { func run() {} }
      """,
      "B.swift": """
      private typealias Handlers = Other
      final class Other {}
      extension Handlers { func go() {} }
      """,
    ])
    #expect(
      notes == [
        "A.swift:2 file left out A.swift: it uses `KitScreen` of Kit: "
          + "name a checkout of Kit with --package"
      ])
  }

  @Test("a parameter of a closure does not stand for a library's member of its name")
  func parameterName() throws {
    let (_, notes) = try ported([
      "Row.swift": """
      import Kit
      import UIKit
      final class Row: UIView {
        func make() { define { flexible in print(flexible) } }
        func define(_ body: (Int) -> Void) { body(1) }
        override func layoutSubviews() { self.flexible.layout() }
      }
      """
    ])
    #expect(
      notes == [
        "Row.swift:6 statement left out flexible: of Kit: name a checkout of Kit with --package"
      ])
  }

  @Test("a type inside of another one does not stand for a library's of its name elsewhere")
  func nestedName() throws {
    let (_, notes) = try ported([
      "Api.swift": """
      import Kit
      enum Api { enum Headers { case accept }; static func first(_ headers: Headers) {} }
      extension Api { static var all: [Headers] { [.accept] } }
      class Base { struct Item {}; enum Deep { struct Leaf {} } }
      final class Sub: Base { var item: Item?; var leaf: Deep.Leaf? }
      extension Base.Deep { static func make(_ item: Item) -> Leaf { Leaf() } }
      struct Generic<Item> { let item: Item }
      """,
      "Maker.swift": "import Kit\nenum Maker { static func make() -> Headers? { nil } }\n",
    ])
    #expect(
      notes == [
        "Maker.swift:2 declaration left out make of Maker.swift: it uses `Headers` of Kit: "
          + "name a checkout of Kit with --package"
      ])
  }

  @Test(
    "an app whose launch cannot show its first screen is refused",
    arguments: [
      "router.setRoot(for: window)", "router.setRoot(for: self.window!)",
      "window?.rootViewController = router.root", "router.begin { w.rootViewController = $0 }",
    ])
  func launch(_ line: String) throws {
    let error = #expect(throws: PortError.self) {
      try ported(["AppDelegate.swift": delegate(line)])
    }
    #expect(
      error?.description.hasPrefix("the app delegate is among the files that are left out") == true)
  }

  @Test("an app whose launch cannot make what gets the root view controller is refused")
  func rootOfLaunch() throws {
    let error = #expect(throws: PortError.self) {
      try ported([
        "AppDelegate.swift": delegate("flow = Flow(root: root, name: \"main\")").replacing(
          "let router = KitRouter()", with: "var flow: Flow?; let root = UIViewController()"
        ).replacing("= UIViewController()\n    return", with: "= root\n    return"),
        "Flow.swift": """
        import Kit
        final class Flow: KitRouter { init(root: UIViewController, name: String) {} }
        """,
      ])
    }
    #expect(
      error?.description.hasPrefix("the app delegate is among the files that are left out") == true)
  }

  @Test("a statement of the launch that makes something else leaves alone")
  func otherOfLaunch() throws {
    let (_, notes) = try ported([
      "AppDelegate.swift": delegate("flow = Flow(); flow?.show(root)").replacing(
        "let router = KitRouter()", with: "var flow: Flow?; let root = UIViewController()"
      ).replacing("= UIViewController()\n    return", with: "= root\n    return"),
      "Flow.swift": """
      import Kit
      final class Flow: KitRouter {}
      """,
    ])
    #expect(notes.count == 4 && notes.contains { $0.contains("statement left out flow") })
  }

  @Test(
    "a statement of the launch that shows no screen leaves alone",
    arguments: [
      "router.begin()", "window?.tintColor = router.tintColor", "router.begin(window?.frame)",
    ])
  func statementOfLaunch(_ line: String) throws {
    let (_, notes) = try ported(["AppDelegate.swift": delegate(line)])
    #expect(
      notes == [
        "AppDelegate.swift:6 declaration left out router of AppDelegate.swift: it uses `KitRouter` "
          + "of Kit: name a checkout of Kit with --package",
        "AppDelegate.swift:8 statement left out router: of AppDelegate.swift, which is left out too",
      ])
  }

  private func delegate(_ line: String) -> String {
    """
    import Kit
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let router = KitRouter()
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(line)
        let w = UIWindow()
        w.rootViewController = UIViewController()
        return true
      }
    }
    """
  }

  @Test("the delegate of an app is not left out of its file")
  func delegate() throws {
    let error = #expect(throws: PortError.self) {
      try ported([
        "AppDelegate.swift": """
        import Kit
        import UIKit
        @main
        class AppDelegate: KitDelegate, UIApplicationDelegate {}
        class Other {}
        """
      ])
    }
    #expect(
      error?.description.hasPrefix("the app delegate is among the files that are left out") == true)
  }

  @Test("an object that is told of its outlets, and whose body leaves, overrides nothing")
  func awakening() throws {
    let (folders, _) = try ported([
      "Starter.swift": """
      import Kit
      import UIKit
      class Starter: NSObject {
        override func awakeFromNib() {
          if Kit.isOn { return }
        }
      }
      """
    ])
    #expect(
      try lines(of: "Starter.swift", in: folders)[3].hasPrefix(
        "func awakeFromNib() { rehearsalSkips("))
  }

  @Test("a property by which a class conforms stays as one of any type, and its uses leave")
  func witness() throws {
    let (folders, notes) = try ported([
      "Bound.swift": """
      protocol Bound { associatedtype Model; var model: Model! { get set }; func bind(); var name: String { get } }
      extension Bound { var name: String { "bound" } }
      """,
      "Model.swift": "import Diagrams\nfinal class DetailModel: DiagramModel {}\n",
      "Detail.swift": """
      import UIKit
      final class Detail: UIViewController, Bound {
        var model: DetailModel!
        func bind() {
          title = "Detail"
          model.load()
        }
      }
      """,
      "Named.swift": """
      import UIKit
      final class Named: UIViewController, Bound {
        var model: String!
        func bind() {}
        var name: String { DetailModel.name }
        lazy var other: DetailModel = DetailModel()
      }
      """,
    ])
    #expect(
      notes == [
        "Named.swift:5 body left out name of Named.swift: it uses `DetailModel` of Model.swift: "
          + "Model.swift is left out too",
        "Detail.swift:3 declaration left out model of Detail.swift: "
          + "it uses `DetailModel` of Model.swift, which is left out too",
        "Named.swift:6 declaration left out other of Named.swift: "
          + "it uses `DetailModel` of Model.swift, which is left out too",
        "Model.swift:2 file left out Model.swift: it uses `DiagramModel` of Diagrams: "
          + "name a checkout of Diagrams with --package",
        "Detail.swift:6 statement left out model: of Detail.swift, which is left out too",
      ])
    #expect(
      try lines(of: "Detail.swift", in: folders) == [
        "import UIKit", "final class Detail: UIViewController, Bound {", "var model: Any!",
        "func bind() {", "title = \"Detail\"",
        "rehearsalLeavesOut(\"model of Detail.swift:6\")", "}", "}",
      ])
  }

  @Test("a function by which a class conforms takes the class along")
  func requiredFunction() throws {
    let (_, notes) = try ported([
      "Bound.swift": "protocol Bound { associatedtype Model; func bind(_ model: Model) }",
      "Model.swift": "import Diagrams\nfinal class DetailModel: DiagramModel {}\n",
      "Detail.swift": """
      import UIKit
      final class Detail: UIViewController, Bound { func bind(_ model: DetailModel) {} }
      final class Other: UIViewController {}
      """,
    ])
    #expect(
      notes == [
        "Detail.swift:2 declaration left out Detail of Detail.swift: "
          + "it uses `DetailModel` of Model.swift, which is left out too",
        "Model.swift:2 file left out Model.swift: it uses `DiagramModel` of Diagrams: "
          + "name a checkout of Diagrams with --package",
      ])
  }

  @Test("a property leaves alone where parameters, variables and patterns elsewhere have its name")
  func localNames() throws {
    let (folders, notes) = try ported([
      "Screen.swift": """
      import Reach
      import UIKit
      final class Screen: UIViewController {
        let reach = Reach()
        func heard(_ note: Notification) {
          guard let reach = note.object as? NSString else { return }
          print(reach.length)
        }
        func counted(reach: Int) { print(reach) }
        func chosen(_ value: Int?) {
          if let reach = value { print(reach) }
          for reach in [1] { print(reach) }
          switch value { case .some(let reach): print(reach) default: break }
          [1].forEach { reach in print(reach) }
          do { print(try Int("1", format: .number)) } catch let reach { print(reach) }
          if let reach = value { print(reach) } else { reach.start() }
          reach.start()
        }
      }
      """
    ])
    #expect(
      notes == [
        "Screen.swift:4 declaration left out reach of Screen.swift: it uses `Reach` of Reach: "
          + "name a checkout of Reach with --package",
        "Screen.swift:16 statement left out reach: of Screen.swift, which is left out too",
        "Screen.swift:17 statement left out reach: of Screen.swift, which is left out too",
      ])
    let written = try lines(of: "Screen.swift", in: folders)
    #expect(written.contains("print(reach.length)"))
    #expect(written.contains("func counted(reach: Int) { print(reach) }"))
  }
}
