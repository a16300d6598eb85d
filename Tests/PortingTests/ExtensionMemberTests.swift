import Foundation
import Testing

@testable import Porting

@Suite("What only Objective-C's classes and methods allow")
struct ExtensionMemberTests {
  @Test("a description that an extension overrides belongs to no actor in the class")
  func overriddenDescription() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Pin: NSLayoutConstraint {}
      extension Pin {
        override var description: String { "pin \\(constant)" }
      }

      """)
    #expect(
      lines[1].hasSuffix(
        "nonisolated public override var description: String "
          + "{ MainActor.assumeIsolated { self.rehearsal_description } } }"))
    #expect(lines[3].contains("var rehearsal_description: String"))
  }

  @Test("an override of isEqual in an extension belongs to no actor either")
  func equality() throws {
    let lines = try portedLines(
      """
      import UIKit
      open class Mark: NSObject { var x = 0 }
      extension Mark /*: Equatable*/ {
        open override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.x == x }
      }

      """)
    #expect(
      lines[1].contains(
        "nonisolated public override func isEqual(_ a0: Any?) -> Bool "
          + "{ MainActor.assumeIsolated { self.rehearsal_isEqual(a0) } }"))
    #expect(
      lines[3].contains(
        "nonisolated func rehearsal_isEqual(_ object: Any?) -> Bool "
          + "{ return MainActor.assumeIsolated { (object"))
  }

  @Test("an override for another system, which the app cannot import, is none")
  func otherSystem() throws {
    let lines = try portedLines(
      """
      import UIKit
      open class Pane: UIView {}
      #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      extension Pane { open override func touchesBegan(with event: NSEvent) {} }
      #endif

      """)
    #expect(!lines[1].contains("NSEvent"))
  }

  @Test("the description of an object's class is its name with the module")
  func classDescription() throws {
    let lines = try portedLines(
      """
      func name(of object: AnyObject) -> String {
        type(of: object).description() + "!"
      }

      """)
    #expect(lines[1] == "  String(reflecting: type(of: object)) + \"!\"")
  }

  @Test("an object declares responds anew, and calls the one of all objects")
  func responds() throws {
    let lines = try portedLines(
      """
      import Foundation
      open class Source: NSObject {
        override open func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector)
        }
      }

      """)
    #expect(lines[2] == "   open func responds(to aSelector: Selector!) -> Bool {")
    #expect(lines[3] == "    super.responds(to: aSelector)")
  }

  @Test("an object declares the target of its forwarded messages, which is never asked for")
  func forwarding() throws {
    let lines = try portedLines(
      """
      import Foundation
      class Source: NSObject {
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }

      """)
    #expect(lines[2] == "   func forwardingTarget(for aSelector: Selector!) -> Any? { nil }")
  }

  @Test("a method of an extension that a subclass overrides moves into the class")
  func overriddenMethod() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Card: UIView {}
      extension Card {
        @objc func flip(_ side: Int, fast: Bool) -> Bool { fast }
        func stay() {}
      }
      final class Ace: Card {
        override func flip(_ side: Int, fast: Bool) -> Bool { super.flip(side, fast: fast) }
      }

      """)
    #expect(
      lines[1].contains(
        "public func flip(_ a0: Int, fast a1: Bool) -> Bool { rehearsal_flip(a0, fast: a1) }"))
    #expect(lines[3] == "   func rehearsal_flip(_ side: Int, fast: Bool) -> Bool { fast }")
    #expect(lines[4] == "  func stay() {}")
    #expect(lines[7].contains("override func flip(_ side: Int, fast: Bool) -> Bool { super.flip("))
  }

  @Test("a property of an extension that a subclass overrides moves into the class")
  func overriddenProperty() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Card: UIView {}
      extension Card {
        @objc var points: Int { get { 1 } set { print(newValue) } }
      }
      final class Ace: Card {
        override var points: Int { get { 11 } set {} }
      }

      """)
    #expect(
      lines[1]
        == "class Card: UIView {public var points: Int { get { rehearsal_points } set { rehearsal_points = newValue } } }"
    )
    #expect(
      lines[3] == "   var rehearsal_points: Int { get { 1 } set { print(newValue) } }")
    #expect(lines[6] == "  override var points: Int { get { 11 } set {} }")
  }

  @Test("a member of an extension of a class of UIKit asks the objects of classes that override it")
  func overriddenMemberOfUIKit() throws {
    let lines = try portedLines(
      """
      import UIKit
      extension UIViewController {
        @objc var isCovered: Bool { presentedViewController != nil }
        @objc func close(_ fast: Bool) { dismiss(animated: !fast) }
        func plain() {}
      }
      class Menu: UINavigationController {
        override func close(_ fast: Bool) { super.close(true) }
      }
      extension Menu {
        open override var isCovered: Bool { super.isCovered }
      }
      final class SideMenu: Menu {
        override func close(_ fast: Bool) { super.close(fast) }
      }
      final class Other: SideMenuHost {
        func end() { super.close(false) }
      }
      class SideMenuHost: Menu {}

      """)
    #expect(
      lines[2]
        == "  public var isCovered: Bool { if let object = self as? Menu { return object.rehearsalOverride_isCovered }; return rehearsal_isCovered };  var rehearsal_isCovered: Bool { presentedViewController != nil }"
    )
    #expect(
      lines[3]
        == "  func close(_ a0: Bool) { if let object = self as? Menu { object.rehearsalOverride_close(a0); return }; rehearsal_close(a0) };  func rehearsal_close(_ fast: Bool) { dismiss(animated: !fast) }"
    )
    #expect(lines[4] == "  func plain() {}")
    #expect(
      lines[7] == "   func rehearsalOverride_close(_ fast: Bool) { super.rehearsal_close(true) }")
    #expect(
      lines[8]
        == "public var rehearsalOverride_isCovered: Bool { rehearsalMoved_isCovered } }")
    #expect(
      lines[10] == "  open  var rehearsalMoved_isCovered: Bool { super.rehearsal_isCovered }")
    #expect(
      lines[13]
        == "  override func rehearsalOverride_close(_ fast: Bool) { super.rehearsalOverride_close(fast) }"
    )
    #expect(lines[16] == "  func end() { super.rehearsalOverride_close(false) }")
  }

  @Test("an initializer that a protocol requires of all objects creates the object by its class")
  func initializerOfAllObjects() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import UIKit
      protocol Configurable: AnyObject {
        init()
      }
      extension Configurable { func with(_ block: (Self) -> Void) -> Self { block(self); return self } }
      extension NSObject: Configurable {}
      protocol Valued { init() }
      extension Int: Valued {}

      """,
    ])
    let report = try folders.port()
    let lines = try folders.written("Sources/Hello/App/A.swift")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[1] == "protocol Configurable: AnyObject, HeadlessUIKit.CreatedObject {")
    #expect(lines[2] == "  ")
    #expect(
      lines[3]
        == "} ; extension Configurable { init() { self.init(rehearsalClass: Self.self, for: \"Configurable\") } }"
    )
    #expect(lines[6] == "protocol Valued { init() }")
    #expect(report.notes.map(\.advice) == [])
  }

  @Test("a call of a delegate's optional method whose result is used is an optional value")
  func optionalResult() throws {
    let lines = try portedLines(
      """
      import UIKit
      final class Forward {
        func ask(_ delegate: UITableViewDelegate, _ table: UITableView, _ path: IndexPath) {
          if let height = delegate.tableView?(table, heightForRowAt: path) { print(height) }
          delegate.tableView?(table, didSelectRowAt: path)
          let other = table.delegate?.tableView?(table, heightForRowAt: path)
        }
      }

      """)
    #expect(
      lines[3].contains(
        "= HeadlessUIKit.rehearsalOptional(delegate.tableView(table, heightForRowAt: path)) {"))
    #expect(lines[4] == "    delegate.tableView(table, didSelectRowAt: path)")
    #expect(lines[5] == "    let other = table.delegate?.tableView(table, heightForRowAt: path)")
  }

  @Test("an initializer of a layer or a view that belongs to no actor belongs to the main actor")
  func nonisolatedInitializer() throws {
    let lines = try portedLines(
      """
      import UIKit
      class Shimmer: CAGradientLayer {
        nonisolated override init() { super.init() }
        nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Model: NSObject {
        nonisolated override init() { super.init() }
      }

      """)
    #expect(lines[2] == "   override init() { super.init() }")
    #expect(lines[3] == "   required init?(coder: NSCoder) { super.init(coder: coder) }")
    #expect(lines[6] == "  nonisolated override init() { super.init() }")
  }

  @Test("literals of images and colors are calls, and an empty attributed string has a text")
  func literals() throws {
    let lines = try portedLines(
      """
      import UIKit
      let image = #imageLiteral(resourceName: "star")
      let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
      let text = NSMutableAttributedString()
      let scene = (UIWindowScene.self as NSObject.Type).init() as! UIWindowScene

      """)
    #expect(lines[1] == "let image = UIImage(imageLiteralResourceName: \"star\")")
    #expect(lines[2] == "let color = rehearsalColor(red: 1, green: 0.5, blue: 0, alpha: 1)")
    #expect(lines[3] == "let text = NSMutableAttributedString(string: \"\")")
    #expect(lines[4] == "let scene = HeadlessUIKit.rehearsalUnattachedScene() as! UIWindowScene")
  }

  @Test("code for Objective-C's runtime is built unless there is other code; Darwin is Foundation")
  func runtimeConditions() throws {
    let lines = try portedLines(
      """
      import Darwin
      #if canImport(ObjectiveC)
      let a = 1
      #endif
      #if canImport(ObjectiveC)
      let b = 1
      #else
      let b = 2
      #endif

      """)
    #expect(lines[0] == "import Foundation")
    #expect(lines[1] == "#if canImport(UIKit)")
    #expect(lines[4] == "#if canImport(ObjectiveC)")
  }

  @Test("a class of Foundation's that runs on any thread stays off the main actor")
  func plainFoundationClass() throws {
    let lines = try portedLines(
      """
      import Foundation
      final class Stub: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        static func session() -> URLSession { URLSession(configuration: .default) }
        static func name() -> String { "stub" }
      }
      """)
    #expect(
      lines[1...4] == [
        "final nonisolated class Stub: URLProtocol {",
        "  override class func canInit(with request: URLRequest) -> Bool { true }",
        "  @MainActor static func session() -> URLSession { URLSession(configuration: .default) }",
        "  static func name() -> String { \"stub\" }",
      ])
    let errors = try portedLines("import Foundation\nfinal class Lost: NSError {}\n")
    #expect(errors[1] == "final nonisolated class Lost: NSError {}")
  }

  @Test("requirements are never weak, and the window of a delegate is seen")
  func modifiers() throws {
    let lines = try portedLines(
      """
      import UIKit
      protocol Presenting { weak var view: UIView? { get set } }
      final class Presenter { weak var view: UIView? }
      final class Scenes: UIResponder, UIWindowSceneDelegate {
        private var window: UIWindow?
        private var other: UIWindow?
      }
      final class Box { private var window: UIWindow? }

      """)
    #expect(lines[1] == "protocol Presenting {  var view: UIView? { get set } }")
    #expect(lines[2] == "final class Presenter { weak var view: UIView? }")
    #expect(lines[4] == "   var window: UIWindow?")
    #expect(lines[5] == "  private var other: UIWindow?")
    #expect(lines[7] == "final class Box { private var window: UIWindow? }")
  }

  @Test("a file that a shell runs is not part of the app")
  func script() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "tool.swift": "#!/usr/bin/swift\nprint(1)\n",
    ])
    #expect(try folders.port().files == 1)
  }
}
