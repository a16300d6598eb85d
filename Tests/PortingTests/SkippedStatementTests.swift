import Foundation
import Testing

@testable import Porting

@Suite("Functions that go on without a lost statement")
struct SkippedStatementTests {
  /// Ports an app that loses `Store`; returns the lines of its screen without indents.
  private func lines(_ body: String, head: String = "func show()") throws -> [String] {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Store.swift": """
      import Realm
      class Store: RealmObject {
        static let shared = Store()
        var count = 0
        func load() -> Int { 1 }
      }

      """,
      "Screen.swift": """
      import UIKit
      class Base: UIViewController { func show() {} }
      class Screen: Base {
        \(head) {
          \(body)
        }
      }

      """,
    ])
    _ = try folders.port()
    return try folders.written("Sources/Hello/App/Screen.swift").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.dropFirst(3).filter {
        !$0.isEmpty && $0 != "}"
      }
      .map { $0.replacing("`Store` of Store.swift", with: "STORE") }
  }

  private func skips(_ line: Int) -> String {
    "rehearsalSkips(\"show() of Screen.swift goes on without line \(line): it uses STORE\")"
  }

  private func leavesOut(_ line: Int) -> String {
    "rehearsalLeavesOut(\"Store of Screen.swift:\(line)\")"
  }

  @Test(
    "a call, a constant with what uses it, and a condition that nothing leaves are left out alone")
  func statements() throws {
    let lines = try lines(
      """
      print(1)
      Store.shared.load()
      let store = Store()
      title = "\\(store.count)"
      present(Base(), animated: store.count > 1)
      if Store.shared.count > 1 { title = "many" } else { title = "few" }
      guard let first = Store.shared as Store? else { return }
      for number in 0..<first.count { print(number) }
      print(2)
      """)
    #expect(
      lines == [
        "func show() {", "print(1)", skips(6), skips(7), leavesOut(8), leavesOut(9), skips(10),
        skips(11), leavesOut(12), "print(2)",
      ])
  }

  @Test(
    "a function without a result does nothing where it would be left, or a local has no value",
    arguments: [
      "if Store.shared.count > 1 { return }\nprint(1)",
      "guard Store.shared.count > 1 else { return }\nprint(1)",
      "let number: Int\nif Store.shared.count > 1 { number = 1 } else { number = 2 }\nprint(number)",
      "let store = Store()\nif store.count > 1 { return }\nprint(1)",
      "let store = Store()\n[1].forEach { store in print(store) }",
    ])
  func bodies(_ body: String) throws {
    let text = "rehearsalSkips(\"show() of Screen.swift does nothing: it uses STORE\")"
    #expect(try lines(body) == ["func show() { \(text)"])
  }

  @Test(
    "a loop or a switch is left out with a break of its own, and not with one of a loop around it",
    arguments: [
      ("switch Store.shared.count { case 1: print(1)\ndefault: break }", true),
      ("for number in 0..<Store.shared.count { if number > 1 { continue }; break }", true),
      ("while Store.shared.count > 1 { switch 1 { default: continue } }", true),
      ("for number in 0..<2 { if Store.shared.count > number { break } }", true),
      (
        "outer: for number in 0..<2 { for _ in 0..<Store.shared.count { break outer }; print(number) }",
        false
      ),
      ("for _ in 0..<Store.shared.count { throw Failure() }", false),
    ])
  func breaks(_ body: String, _ isAlone: Bool) throws {
    let text = try lines("print(0)\n\(body)").joined()
    #expect(text.contains("print(0)") == isAlone)
    #expect(text.contains("goes on without line 6") == isAlone)
    #expect(text.contains("does nothing") != isAlone)
  }

  @Test("a setter and an observer of a property go on, and the property stays")
  func accessors() throws {
    let lines = try lines(
      "didSet { Store.shared.load() }\nwillSet { if Store.shared.count > 1 { return } }",
      head: "var level = 1")
    #expect(
      lines == [
        "var level = 1 {",
        "didSet { rehearsalSkips(\"level of Screen.swift goes on without line 5: it uses STORE\") }",
        "willSet { rehearsalSkips(\"level of Screen.swift does nothing: it uses STORE\") }",
      ])
  }

  @Test("a function that overrides one and does nothing calls the superclass's")
  func override() throws {
    let lines = try lines(
      "super.show()\nif Store.shared.count > 1 { return }", head: "override func show()")
    #expect(
      lines.first
        == "override func show() { super.show(); "
        + "rehearsalSkips(\"show() of Screen.swift does nothing: it uses STORE\")")
  }

  @Test("a function with a result ends the app, and a launch without its first screen is refused")
  func needed() throws {
    let lines = try lines("return Store.shared.load()", head: "func show() -> Int")
    #expect(
      lines.first
        == "func show() -> Int { rehearsalIsMissing(\"show() of Screen.swift is left out: it uses STORE\")"
    )
    let folders = try Folders([
      "Store.swift":
        "import Realm\nclass Store: RealmObject { func screen() -> UIViewController }\n",
      "AppDelegate.swift": """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { launch(); return true }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let store = Store()
          window?.rootViewController = store.screen()
        }
      }

      """,
    ])
    #expect(
      folders.failure()?.hasPrefix("the app delegate is among the files that are left out") == true)
  }

  @Test(
    "a launch goes on without statements, and a delegate's other functions and classes lose bodies alone"
  )
  func launch() throws {
    let folders = try Folders([
      "Store.swift": "import Realm\nclass Store: RealmObject { func flush() {} }\nlet after = 1\n",
      "AppDelegate.swift": """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Store().flush()
          window?.rootViewController = UIViewController()
          return true
        }
        func size() -> Int { Store().count }
        func applicationWillTerminate(_ application: UIApplication) {
          if Store().isOpen { return }
        }
      }
      class Reporter { var isOpen: Bool { Store().isOpen } }

      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/AppDelegate.swift").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
    let starts = [
      7: "rehearsalSkips(\"application() of AppDelegate.swift goes on without line 8: ",
      8: "window?.rootViewController = UIViewController()",
      11: "func size() -> Int { rehearsalIsMissing(",
      12: "func applicationWillTerminate(_ application: UIApplication) { rehearsalSkips(",
      16: "class Reporter { var isOpen: Bool { rehearsalIsMissing(",
    ]
    for (line, start) in starts { #expect(lines[line].hasPrefix(start), "\(lines[line])") }
  }

  @Test("a requirement of a protocol leaves with what fulfils it, and the protocol stays")
  func requirement() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "Item.swift": "import Realm\nclass Item: RealmObject {}\nlet other = 1\n",
      "Settings.swift": """
      protocol Settings {
        func storedItem() -> Item
        func name() -> String
      }
      class Real: Settings {
        func storedItem() -> Item { Item() }
        func name() -> String { "a" }
      }
      struct Fake: Settings {
        func storedItem() -> Item { Item() }
        func name() -> String { "b" }
      }
      class Screen {
        let settings: Settings = Real()
        func show() { print(settings.name()); print(settings.storedItem()) }
      }

      """,
    ])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Settings.swift").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "protocol Settings {", "func name() -> String", "}", "class Real: Settings {",
        "func name() -> String { \"a\" }", "}", "struct Fake: Settings {",
        "func name() -> String { \"b\" }", "}", "class Screen {", "let settings: Settings = Real()",
        "func show() { print(settings.name()); rehearsalLeavesOut(\"storedItem of Settings.swift:15\") }",
        "}",
      ])
  }

  @Test("a member that a type takes by any name is not left out")
  func dynamicMember() throws {
    let lines = try portedLines(
      """
      @dynamicMemberLookup
      struct Flock { subscript(dynamicMember name: String) -> Int { name.count } }
      func count(_ flock: Flock) -> Int { flock.partridge }
      """)
    #expect(lines[2] == "func count(_ flock: Flock) -> Int { flock.partridge }")
  }

  @Test(
    "a class loses a conformance that is missing, and a structure all; what may be a superclass takes it along",
    arguments: [
      ("class One: UIResponder, Sender {}", "class One: UIResponder {}"),
      (
        "class One: UIResponder, Sender, UIPickerViewDelegate, Taker {}",
        "class One: UIResponder,         UIPickerViewDelegate        {}"
      ),
      ("class One: UIResponder, Sender, Taker {}", "class One: UIResponder {}"),
      ("struct One: Sender, Taker {}", "struct One {}"),
      (
        "enum One: String, Sender { case a; func b() {} }",
        "enum One: String { case a; func b() {} }"
      ),
      ("class One: Sender, Taker {}", ""), ("protocol One: Sender {}", ""),
      ("extension Two: Sender {}", ""),
    ])
  func conformances(_ line: String, _ kept: String) throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": "import UIKit\nimport Messages9\n\(line)\nclass Two {}\n",
    ])
    let kinds = try folders.port().notes.map(\.kind)
    let lines = try folders.written("Sources/Hello/App/A.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].split(separator: " ") == kept.split(separator: " "))
    #expect(lines[2].count == line.count)
    #expect(lines[3] == "class Two {}")
    #expect(
      Set(kinds).subtracting(["import"])
        == [kept.isEmpty ? "declaration left out" : "conformance left out"])
  }
}
