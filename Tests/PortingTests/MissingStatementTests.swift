import Foundation
import Testing

@testable import Porting

@Suite("Statements that lack a module")
struct MissingStatementTests {
  /// Ports an app of one source; returns its lines without indents, and the kinds and lines of the notes.
  private func ported(_ source: String) throws -> (lines: [String], notes: [String]) {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "A.swift": source])
    let notes = try folders.port().notes.flatMap { note in
      note.places.map { "\($0.split(separator: ":").last ?? ""): \(note.kind) \(note.name)" }
    }
    guard let text = try? folders.written("Sources/Hello/App/A.swift") else { return ([], notes) }
    return (
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }, notes
    )
  }

  /// The message that stands for a statement of the file.
  private func leftOut(_ line: Int) -> String {
    "rehearsalLeavesOut(\"MetricsApp of A.swift:\(line)\")"
  }

  @Test("in a test, a statement that leaves takes the semicolon behind it along")
  func semicolonInTest() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "HelloTests/ATests.swift": """
      import Metrics
      import XCTest
      final class ATests: XCTestCase {
        func testOne() { MetricsApp.start(); XCTAssertEqual(1, 1) }
      }
      """,
    ])
    _ = try folders.port()
    let text = try folders.written("Tests/HelloTests/HelloTests/ATests.swift")
    #expect(text.contains("XCTAssertEqual(1, 1)"))
    #expect(!text.contains("; XCTAssertEqual") && !text.contains("MetricsApp"))
  }

  @Test("a constant leaves with the statements that use it, and with the constants that need it")
  func constants() throws {
    let (lines, notes) = try ported(
      """
      import Metrics
      func begin() throws {
        print(1)
        let app = MetricsApp.shared
        app.limit[1] = 5
        let log = app.log(named: "a")
        try log.first?.end { print(log) }
        MetricsApp.keep(log); UIView().addSubview(log!.view)
        for number in [1, 2] { log.write(number) }
        print(2)
      }

      """)
    #expect(
      lines.prefix(11) == [
        "/* import Metrics */", "func begin() throws {", "print(1)", leftOut(4), leftOut(5),
        leftOut(6), leftOut(7), "\(leftOut(8)); \(leftOut(8))",
        "for number in [1, 2] { \(leftOut(9)) }", "print(2)", "}",
      ])
    #expect(notes == [4, 5, 6, 7, 8, 8, 9].map { "\($0): statement left out MetricsApp" })
  }

  @Test(
    "a body stays empty where something needs the value of a constant, or another one hides it",
    arguments: [
      "return app.value", "if app.isOn { print(2) }; return 1", "print(app.name); return use(app)",
      "let all = [1].map { app in app }; return all[0]", "if let app { print(app) }; return 1",
      "var app = 1; app += 1; return app", "guard app.isOn else { return 2 }; return 3",
      "show(app); return 1", "title = app.name; return 1", "[1].forEach { app.add($0) }; return 1",
    ])
  func needed(_ rest: String) throws {
    let (lines, notes) = try ported(
      """
      import Metrics
      func begin() -> Int { let app = MetricsApp.shared
        \(rest)
      }

      """)
    #expect(notes == ["2: body left out begin() of A.swift"])
    #expect(lines[1].hasPrefix("func begin() -> Int { rehearsalIsMissing("))
  }

  @Test("calls and assignments whose value nobody needs are left out, and bodies that need one")
  func kinds() throws {
    let (lines, notes) = try ported(
      """
      import Metrics
      import UIKit

      final class Screen: UIViewController {
        var level = 0 {
          didSet { MetricsApp.track(level) }
        }
        var shared: Any {
          get { level }
          set(value) { MetricsApp.keep(value) }
        }
        var count: Int { MetricsApp.count }
        @objc private var kind: String { MetricsApp.kind }
        func track() throws {
          try MetricsApp.start()
          view.tag = MetricsApp.tag
          MetricsApp.first(MetricsApp.second())
          print(1)
        }
        func one() { MetricsApp.stop() }
        func value() -> Int { MetricsApp.value }
        func both() -> Int {
          let first = MetricsApp.value
          return first + MetricsApp.other
        }
        init(name: String) { super.init(nibName: MetricsApp.name, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }

      """)
    func missing(_ name: String) -> String {
      "rehearsalIsMissing(\"\(name) of A.swift is left out: it uses `MetricsApp` of Metrics\")"
    }
    #expect(
      lines == [
        "/* import Metrics */", "import UIKit", "", "final class Screen: UIViewController {",
        "var level = 0 {", "didSet { \(leftOut(6)) }", "}", "var shared: Any {",
        "get { level }",
        "set(value) { \(leftOut(10)) }", "}", "var count: Int { \(missing("count")) }",
        "private var kind: String { \(missing("kind")) }", "func track() throws {",
        leftOut(15), leftOut(16), leftOut(17),
        "print(1)", "}", "func one() { \(leftOut(20)) }",
        "func value() -> Int { \(missing("value()")) }",
        "func both() -> Int { \(missing("both()"))", "", "", "}",
        "init(name: String) { \(missing("init")) }", "required init?(coder: NSCoder) { nil }", "}",
        "",
      ])
    #expect(
      Set(notes) == [
        "6: statement left out MetricsApp", "10: statement left out MetricsApp",
        "12: body left out count of A.swift", "13: body left out kind of A.swift",
        "15: statement left out MetricsApp", "16: statement left out MetricsApp",
        "17: statement left out MetricsApp", "20: statement left out MetricsApp",
        "21: body left out value() of A.swift", "23: body left out both() of A.swift",
        "26: body left out init of A.swift",
      ])
  }

  @Test(
    "a value of an opaque type cannot be left out, and the file is",
    arguments: [
      "struct Row { var shape: some Equatable { MetricsShape() } }",
      "func shape() -> some Equatable { MetricsShape() }",
      "struct Row { var shape: some Equatable { get { MetricsShape() } } }",
      "let shape = MetricsShape()",
    ])
  func opaque(_ line: String) throws {
    let (lines, notes) = try ported("import Metrics\n\(line)\n")
    #expect(lines == [])
    #expect(notes == ["2: file left out A.swift"])
  }

  @Test("an assignment that is all of a closure is left out, unless it names a parameter by $0")
  func closures() throws {
    let (lines, notes) = try ported(
      """
      import Metrics
      func run(_ work: () -> Void) { work() }
      func each(_ work: (Int) -> Void) { work(1) }
      func first() { run { MetricsApp.level = 1 } }
      func second() { each { MetricsApp.level = $0 } }
      func third() { each { level in MetricsApp.level = level } }
      func fourth() -> Int { [1].map { _ in MetricsApp.level }[0] }

      """)
    #expect(lines[3] == "func first() { run { \(leftOut(4)) } }")
    #expect(lines[4].hasPrefix("func second() { rehearsalSkips("))
    #expect(lines[5] == "func third() { each { level in \(leftOut(6)) } }")
    #expect(
      notes == [
        "7: body left out fourth() of A.swift", "5: statement left out MetricsApp",
        "4: statement left out MetricsApp", "6: statement left out MetricsApp",
      ])
  }

  @Test("a call that throws or waits, whose value nobody needs, is left out alone")
  func waitingCalls() throws {
    let (lines, notes) = try ported(
      """
      import Metrics
      func send() async -> Bool {
        do {
          try MetricsApp.open()
          try await MetricsApp.send()
          await MetricsApp.close()
          return true
        } catch { return false }
      }

      """)
    #expect(lines[3...5] == [leftOut(4), leftOut(5), leftOut(6)])
    #expect(notes == [4, 5, 6].map { "\($0): statement left out MetricsApp" })
  }

  @Test("code for no system needs no module")
  func conditions() throws {
    let source = """
      #if false
      import Metrics
      let a = MetricsApp.a
      #elseif true
      let b = 1
      #else
      let c = MetricsApp.c
      #endif

      """
    #expect(try ported(source).notes == [])
  }

  @Test("a file without a missing module that imports UIKit alone has Combine's names too")
  func combine() throws {
    #expect(
      try ported("import UIKit\nfinal class Model: ObservableObject {}\n").lines
        == ["import Combine; import UIKit", "final class Model: ObservableObject {}", ""])
  }

  @Test(
    "a description belongs to no actor, and a table calls the superclass's, over several classes")
  func ancestors() throws {
    let lines = try ported(
      """
      import UIKit
      class Base: NSObject {}
      class Middle: Base {}
      class Low: Middle { override var description: String { "low" } }
      class Tapped { @objc func tell() {} }
      class Between: Tapped {}
      class Last: Between { @objc func more() {} }

      """
    ).lines
    #expect(
      lines[3]
        == "class Low: Middle { override nonisolated var description: String "
        + "{ return MainActor.assumeIsolated { \"low\" } } }")
    #expect(lines[5] == "class Between: Tapped {}")
    #expect(lines[6].hasPrefix("class Last: Between {  func more() {} ; public override func "))
    #expect(lines[6].hasSuffix("default: return super.rehearsalMethod(for: selector) } } }"))
  }

  @Test("an operator that nothing declares leaves out the body that uses it")
  func operators() throws {
    let (lines, notes) = try ported(
      """
      import Mapper
      struct Reply {
        var code = 0
        mutating func read(_ map: [String: Int]) { code <~ map["code"] }
        func sum(_ a: Int, _ b: Int) -> Int { a &+ b <+> a }
      }
      infix operator <+>: AdditionPrecedence
      func <+> (a: Int, b: Int) -> Int { a + b }

      """)
    #expect(
      lines[3].hasSuffix(
        "{ rehearsalSkips(\"read() of A.swift does nothing: it uses `<~` of Mapper\") }"))
    #expect(lines[4].hasSuffix("{ a &+ b <+> a }"))
    #expect(notes == ["4: body left out read() of A.swift"])
  }

  @Test(
    "a member of a missing module's extension is told without self, too, in files without the import"
  )
  func ownMembers() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "B.swift": "import Extras\nlet extras = 1\n",
      "A.swift": """
      import UIKit
      final class Screen: UIViewController {
        func place(_ label: UIView) {
          label.topAnchor.constraint(equalTo: marginGuide.topAnchor).isActive = true
          let height = guideHeight
          label.tag = Int(sqrtf(4)) + Int(height) + Int(errno)
        }
        func show() { showLoader() }
      }
      """,
    ])
    #expect(
      try folders.port().notes.flatMap { note in
        note.places.map { _ in "\(note.kind) \(note.name)" }
      }
        == [
          "statement left out guideHeight", "statement left out guideHeight",
          "statement left out marginGuide", "statement left out showLoader",
        ])
  }

  @Test("a member of the expected type that nothing declares is left out with its statement")
  func implicitMembers() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate, "B.swift": "import Extras\nlet extras = 1\n",
      "A.swift": """
      import UIKit
      enum Mood { case calm }
      final class Row: UITableViewCell {
        func show(_ mood: Mood) {
          backgroundColor = .paleBrand
          selectionStyle = mood == .calm ? .none : .default
        }
      }
      """,
    ])
    #expect(
      try folders.port().notes.map { "\($0.kind) \($0.name)" }
        == ["statement left out paleBrand"])
  }

  @Test("the first value of a local is not left out alone, as the compiler expects it")
  func firstValues() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "A.swift": """
      import Extras
      import UIKit
      func first() -> Int {
        let count: Int
        count = Extras.count()
        return count
      }
      func later() -> Int? {
        var count: Int?
        count = Extras.count()
        return count
      }
      """,
    ])
    #expect(
      try folders.port().notes.map { "\($0.kind) \($0.name)" }
        == ["statement left out Extras", "statement left out Extras"])
    #expect(
      try folders.written("Sources/Hello/App/A.swift").contains(
        "rehearsalIsMissing(\"first() of A.swift ends at line 5: it uses `Extras` of Extras\")"))
  }
}
