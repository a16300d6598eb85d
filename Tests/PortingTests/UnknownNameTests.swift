import Foundation
import Testing

@testable import Porting

/// Names that neither the app nor a module here declares, in files whose modules are all there.
@Suite("Names that nothing declares", .enabled(if: System.isLinux))
struct UnknownNameTests {
  private static let nobodys = "which no Swift source or module here declares"
  private static let advice = "declare it in Swift, or do without it"

  @Test("a statement, a body and a file that need an unknown name are left out, with the place")
  func unknownNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Feed.swift": """
      import UIKit
      final class Feed: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          PhotoLoader.shared().load { self.title = "Loaded" }
        }
        func loader() -> Any {
          let loader = PhotoLoader()
          return loader
        }
      }
      """,
      "Ruler.swift": "import UIKit\nfinal class Ruler: UIMeasureTape {}\n",
      "Desk.swift": "import UIKit\nfinal class Desk: Ruler {}\n",
    ])
    let app = folders.app.path
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "body left out", name: "loader() of Feed.swift", places: ["\(app)/Feed.swift:8"],
          advice: "it uses `PhotoLoader`, \(Self.nobodys): \(Self.advice)"),
        PortReport.Note(
          kind: "file left out", name: "Desk.swift", places: ["\(app)/Desk.swift:2"],
          advice: "it uses `Ruler` of Ruler.swift, which is left out too"),
        PortReport.Note(
          kind: "file left out", name: "Ruler.swift", places: ["\(app)/Ruler.swift:2"],
          advice: "it uses `UIMeasureTape`, \(Self.nobodys): \(Self.advice)"),
        PortReport.Note(
          kind: "statement left out", name: "PhotoLoader", places: ["\(app)/Feed.swift:5"],
          advice: "no Swift source or module here declares it: \(Self.advice)"),
      ])
  }

  @Test("names of this package that no import of the app brings are unknown")
  func ownNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Loader.swift": "import Net\ntypealias NetworkError = NetError\n",
      "Feed.swift": "import UIKit\nstruct Feed { var error: NetworkError? }\n",
      "Bag.swift": "import UIKit\nfinal class Bag { let bag: DisposeBag? = nil }\n",
      "Box.swift": "import UIKit\nfinal class Box { let box: Container? = nil }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "bag of Bag.swift: it uses `DisposeBag`, \(Self.nobodys): \(Self.advice)",
        "box of Box.swift: it uses `Container`, \(Self.nobodys): \(Self.advice)",
        "Feed.swift: it uses `NetworkError` of Loader.swift, which is left out too",
        "Loader.swift: it uses `NetError` of Net: name a checkout of Net with --package",
      ])
  }

  @Test("a name that only a module has which the app does not import is that of the missing module")
  func unimportedNames() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Comment.swift": "import Net\nfinal class Comment: Mappable {}\n",
      "Comments.swift":
        "import UIKit\nstruct Comments { var all: [Comment] = [] }\n",
      "Detail.swift":
        "import Net\nimport UIKit\nstruct Detail { var request: Request? }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "Comment.swift: it uses `Mappable` of Net: name a checkout of Net with --package",
        "Comments.swift: it uses `Comment` of Comment.swift, which is left out too",
        "Detail.swift: it uses `Request` of Net: name a checkout of Net with --package",
      ])
  }

  @Test("a missing module brings the modules that it imports")
  func carriedModules() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Place.swift": """
      import GoogleMaps
      final class Place { let manager = CLLocationManager(); func ask() { GMSServices.ask() } }
      """,
    ])
    #expect(
      try folders.port().notes.map { "\($0.kind) \($0.name)" } == [
        "statement left out GMSServices"
      ])
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(names.contains("import CoreLocation\n"))
  }

  @Test("an extended type is not one that is inside of UIKit's types")
  func extendedType() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Codes.swift": "import Net\nextension Response { var isFine: Bool { true } }\n",
      "Look.swift": "import Net\nimport UIKit\nextension UIView.ContentMode {}\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "Codes.swift: it uses `Response` of Net: name a checkout of Net with --package"
      ])
  }

  @Test("a type that is left out is missed, though a type of its name is inside of another one")
  func nestedNamesake() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Feed.swift": "import Net\nclass Feed: NetFeed {}\n",
      "Scenes.swift": "import UIKit\nenum Scenes { enum Feed { static let name = \"feed\" } }\n",
      "Show.swift":
        "import UIKit\nclass Show { let feed: Feed? = nil; let name = Scenes.Feed.name }\n",
      "Use.swift": "import UIKit\nextension Scenes { static let other = Scenes.Feed.name }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "feed of Show.swift: it uses `Feed` of Feed.swift, which is left out too",
        "Feed.swift: it uses `NetFeed` of Net: name a checkout of Net with --package",
      ])
  }

  @Test("a name that UIKit has too is of the missing module that a file imports")
  func namesOfBoth() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Cell.swift": "import Willow\nfunc load() -> Any { Logger(logLevels: 1) }\n",
      "Log.swift": "import Logging\nfunc log() -> Any { Logger(label: \"a\") }\n",
      "Logo.swift": "import UIKit\nfunc logo() -> Any.Type { ImageResource.self }\n",
      "Own.swift": "import os\nfunc own() -> Any { Logger() }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "load() of Cell.swift: it uses `Logger` of Willow: name a checkout of Willow with --package",
        "log() of Log.swift: it uses `Logger` of Logging: name a checkout of Logging with --package",
      ])
  }

  @Test("an extension names the parameters of the generic type that it extends")
  func genericParameters() throws {
    let source = """
      import UIKit
      extension UICollectionView.SupplementaryRegistration {
        init(kind: Int, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler) {
          self.init(elementKind: "\\(kind)", handler: handler)
        }
      }

      """
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Registration.swift": source,
      "Extended.swift": "import UIKit\nextension Supplementary { func own() {} }\n",
      "Other.swift": "import UIKit\nstruct Other { var all: [Supplementary] = [] }\n",
      "Units.swift": """
      import Foundation
      extension Measurement where UnitType: Dimension { var base: Double { value } }
      extension UnsafePointer where Pointee == Int { var number: Int { pointee } }

      """,
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        """
        Extended.swift: it uses `Supplementary`, which no Swift source or module here declares: \
        declare it in Swift, or do without it
        """,
        """
        Other.swift: it uses `Supplementary`, which no Swift source or module here declares: \
        declare it in Swift, or do without it
        """,
      ])
    #expect(try folders.written("Sources/Hello/App/Registration.swift") == source)
  }

  @Test("a type that UIKit's names have too is that of the package that the file imports")
  func namesOfPackages() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Target.swift": """
      import Moya
      func all(_ method: Method, _ other: Moya.Method, _ last: Method.Kind) -> Any { Method.get }

      """,
      "Swap.swift": "import UIKit\nfunc swap(_ method: Method) {}\n",
    ])
    try folders.write(
      "../Moya/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Moya", products: [.library(name: "Moya", targets: ["Moya"])],
        targets: [.target(name: "Moya")])

      """)
    try folders.write("../Moya/Sources/Moya/Method.swift", "public enum Method { case get }\n")
    _ = try folders.port { $0.packages = [folders.root.appendingPathComponent("Moya")] }
    #expect(
      try folders.written("Sources/Hello/App/Target.swift") == """
        import Moya
        func all(_ method: Moya.Method, _ other: Moya.Method, _ last: Moya.Method.Kind) -> Any { Moya.Method.get }

        """)
    #expect(
      try folders.written("Sources/Hello/App/Swap.swift")
        == "import UIKit\nfunc swap(_ method: Method) {}\n")
  }

  @Test("names of assets, of the written module, of associated types and of tuples are known")
  func knownNames() throws {
    let colors = "{\"info\":{\"version\":1}}"
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Assets.xcassets/Brand.colorset/Contents.json": colors,
      "Flow.swift": """
      import Combine
      import Synchronization
      import UIKit
      final class Flow: UIView {
        private var begin: CFAbsoluteTime = 0
        private let count = Mutex(0)
        private let stops = [(place: String, minutes: Int)]()
        func paint() { backgroundColor = UIColor.brand }
        func start() -> CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }
        func first() -> String? { stops.first?.place }
        func run<S: Scheduler>(_ scheduler: S) -> S.SchedulerTimeType { scheduler.now }
        func object<Key>(in cache: NSCache<Key, UIImage>) -> UIImage? { nil }
      }
      final class Reader: NSObject, XMLParserDelegate { let parser = XMLParser(data: Data()) }
      extension NSCache { func stored(_ key: KeyType) -> ObjectType? { object(forKey: key) } }

      """,
    ])
    #expect(try folders.port().notes == [])
  }

  @Test("the keys that the compiler makes for a type that is Codable are known")
  func codingKeys() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Episode.swift": """
      struct Episode: Codable {
        var name: String?
        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          name = try container.decodeIfPresent(String.self, forKey: .name)
        }
      }
      """,
    ])
    #expect(try folders.port().notes == [])
  }

  @Test("a task or result without an error is a missing module's, and one with an error is Swift's")
  func tasks() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Loader.swift": "import Bolts\nprotocol Loader { func load() -> Task<[Int]> }\n",
      "Saver.swift": "import Bolts\nprotocol Saver { func save() -> Task<Int, Never> }\n",
      "Sender.swift": "import Bolts\nprotocol Sender { func send() -> Result<Int> }\n",
      "Keeper.swift": "import Bolts\nprotocol Keeper { func keep() -> Result<Int, any Error> }\n",
      "State.swift": "import ReactiveKit\nfinal class State { let on = Observable<Bool>(false) }\n",
    ])
    #expect(
      try folders.port().notes.map { "\($0.name): \($0.advice)" } == [
        "on of State.swift: it uses `Observable` of ReactiveKit: "
          + "name a checkout of ReactiveKit with --package",
        "Loader.swift: it uses `Task` of Bolts: name a checkout of Bolts with --package",
        "Sender.swift: it uses `Result` of Bolts: name a checkout of Bolts with --package",
      ])
  }
}
