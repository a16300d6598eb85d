import Foundation
import Testing

@testable import Porting

nonisolated private enum System {
  #if os(Linux)
    static let isLinux = true
  #else
    static let isLinux = false
  #endif
}

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
      "Desk.swift": "import UIKit\nfinal class Desk: UIView { let ruler = Ruler() }\n",
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
}
