import Foundation
import Testing

@testable import Porting

@Suite("The names of a ported app")
struct StandInNameTests {
  @Test("a type of Foundation or Dispatch that Rehearsal has is that of Rehearsal")
  func aliases() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
    let types = [
      "BlockOperation", "DateComponentsFormatter", "DispatchPredicate", "DispatchQueue",
      "DispatchWorkItem", "ListFormatter", "MeasurementFormatter", "NSComparisonPredicate",
      "NSCompoundPredicate",
      "NSDataDetector", "NSExpression", "NSPredicate", "NSSecureUnarchiveFromDataTransformer",
      "NSSortDescriptor",
      "NSValueTransformerName", "Operation", "OperationQueue", "PersonNameComponentsFormatter",
      "RelativeDateTimeFormatter", "Timer", "URLSession", "URLSessionDataDelegate",
      "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
      "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
      "UserDefaults", "ValueTransformer",
    ]
    let aliases = lines.filter {
      $0.hasPrefix("public typealias ") && $0.contains(" = HeadlessFoundation.")
        && !$0.contains(".Ported")
    }
    #expect(aliases.sorted() == types.map { "public typealias \($0) = HeadlessFoundation.\($0)" })
  }

  @Test("the bundle of an identifier needs no member of Bundle that an app may declare itself")
  func bundleOfIdentifier() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Bundle.swift": """
      import Foundation
      extension Bundle { class var bundleIdentifier: String { Bundle.main.bundlePath } }

      """,
    ])
    _ = try folders.port()
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(
      names.contains(
        """
            guard ([] as [String]).contains(identifier)
              || identifier == Ported.bundle.infoDictionary?["CFBundleIdentifier"] as? String
            else { return nil }
            self.init(url: Ported.bundle.bundleURL)

        """))
  }

  @Test("an extension of SwinjectStoryboard with a setup gets the protocol by which it is found")
  func setup() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Setup.swift": """
      import SwinjectStoryboard
      extension SwinjectStoryboard { class func setup() {} }
      extension SwinjectStoryboard { class func tearDown() {} }

      """,
    ])
    _ = try folders.port()
    #expect(
      try folders.written("Sources/Hello/App/Setup.swift") == """
        import SwinjectStoryboard
        extension SwinjectStoryboard: @retroactive SwinjectStoryboardSetup { public class func setup() {} }
        extension SwinjectStoryboard { class func tearDown() {} }

        """)
    let info = try folders.written("Sources/Hello/Resources/Info.plist")
    #expect(info.contains("<string>SwinjectStoryboard.SwinjectStoryboard</string>"))
  }

  @Test("a type that the app declares under such a name is the app's")
  func ownType() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "Timer.swift": "final class Timer {}\n",
    ])
    _ = try folders.port()
    let names = try folders.written("Sources/Hello/RehearsalNames.swift")
    #expect(!names.contains("typealias Timer "))
    #expect(names.contains("public typealias UserDefaults = HeadlessFoundation.UserDefaults\n"))
  }

  @Test("the types that are extended are those of Swift and Foundation, whatever the app declares")
  func extendedTypes() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    _ = try folders.port()
    let extended = try folders.written("Sources/Hello/RehearsalNames.swift").split(separator: "\n")
      .compactMap { $0.components(separatedBy: "extension ").dropFirst().first }
      .map { String($0.prefix { $0.isLetter || $0 == "." || $0 == "_" }) }
    #expect(
      Set(extended.filter { !$0.contains(".") })
        == [
          "Bundle", "DispatchTime", "NSNumber", "UIApplication", "URLCache", "URLProtocol",
          "URLSessionConfiguration",
        ])
    #expect(extended.contains("Swift.Collection") && extended.contains("Foundation.Date"))
  }

  @Test("a protocol of the standard library keeps its name where an associated type has it too")
  func associatedNames() throws {
    let lines = try portedLines(
      """
      protocol Section { associatedtype Collection: Swift.Collection; var all: Collection { get } }
      struct Rows<Element>: Section {
        var all: [Element]
        init<C: Collection>(_ all: C) where C.Element == Element { self.all = Array(all) }
        func add<S>(_ other: S) where S: Collection, S.Element: Hashable {}
      }
      extension Section where Collection: RangeReplaceableCollection {}

      """)
    #expect(lines[0].contains("associatedtype Collection: Swift.Collection; var all: Collection"))
    #expect(lines[3].contains("init<C: Swift.Collection>(_ all: C) where"))
    #expect(lines[4].contains("where S: Swift.Collection, S.Element: Hashable {}"))
    #expect(lines[6] == "extension Section where Collection: RangeReplaceableCollection {}")
  }

  @Test("the import of one declaration of Foundation is that of Foundation")
  func scopedImports() throws {
    let lines = try portedLines(
      """
      import struct Foundation.URLRequest
      import class Foundation.URLSession
      import class UIKit.UIView
      import func Foundation.arc4random

      """)
    #expect(
      lines.prefix(4) == [
        "import Foundation", "import Foundation", "import class UIKit.UIView", "import Foundation",
      ])
  }

  @Test("a function of Darwin is Foundation's, on every system; a type of the app stays")
  func functionsOfC() throws {
    let round = "let number = Darwin.round(2.5)\n"
    #expect(try portedLines("import UIKit\n" + round)[1] == "let number = Foundation.round(2.5)")
    let lines = try portedLines("enum Darwin { static func round(_ x: Double) {} }\n" + round)
    #expect(lines[1] == "let number = Darwin.round(2.5)")
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Round.swift": "import UIKit\nfunc number() -> Double { Darwin.round(2.5) }\n",
    ])
    #expect(try folders.port().notes == [])
  }

  @Test("the media of an image picker have the keys of Swift 4.2; other methods stay")
  func mediaKeys() throws {
    let lines = try portedLines(
      """
      import UIKit
      final class Picking: NSObject, UIImagePickerControllerDelegate {
        func imagePickerController(
          _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
        ) { print(info[UIImagePickerControllerOriginalImage] as? UIImage as Any) }
        func imagePickerController(_ picker: UIImagePickerController, other info: [String: Any]) {}
      }

      """)
    #expect(lines[3].hasSuffix("WithInfo info: [UIImagePickerController.InfoKey: Any]"))
    #expect(lines[5].hasSuffix("other info: [String: Any]) {}"))
  }
}
