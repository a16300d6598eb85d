import Foundation
import Testing

@testable import Porting

/// A compiler that refuses lines of copies, one list after the other, and then nothing.
private final class Refusing {
  private var builds: [[(path: String, line: Int, column: Int, message: String)]]
  /// The copy of the screen before each build.
  private(set) var copies: [String] = []

  init(_ builds: [[(path: String, line: Int, column: Int, message: String)]]) {
    self.builds = builds
  }

  func build(_ package: URL) throws -> PackageBuild {
    let copy = package.appendingPathComponent("Sources/Hello/App/Screen.swift")
    copies.append((try? String(contentsOf: copy, encoding: .utf8)) ?? "")
    guard !builds.isEmpty else { return PackageBuild(hasSucceeded: true, output: "") }
    let lines = builds.removeFirst().map {
      "\(package.path)/\($0.path):\($0.line):\($0.column): error: \($0.message)"
    }
    return PackageBuild(hasSucceeded: false, output: lines.joined(separator: "\n"))
  }
}

@Suite("Places that the compiler refuses")
struct RefusedPlaceTests {
  private static let screen = """
    import UIKit

    final class Screen: UIViewController {
      private let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Ready"
        label.text = greeting(for: 3)
      }
      func greeting(for count: Int) -> String {
        let words = ["a"]
        return words[count].joined()
      }
      override func viewIsReady() {}
      var isHidden: Bool {
        get { label.isHidden.not }
        set { label.isHidden = newValue }
      }
    }
    struct Count { var count = 1 }

    """

  private static let place = "Sources/Hello/App/Screen.swift"

  private func port(
    _ builds: [[(path: String, line: Int, column: Int, message: String)]], again: Bool = false
  ) throws -> (notes: [String], copies: [String], told: [String]) {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Screen.swift": Self.screen])
    let compiler = Refusing(builds)
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    var told: [String] = []
    func say(_ line: String) { if !line.hasPrefix("compiling the rewriter") { told.append(line) } }
    var report = try Port(request, say: say, build: compiler.build).run()
    if again {
      request.builds = false
      report = try Port(request).run()
    }
    let notes = report.notes.map { note in
      let lines = note.places.map { $0.replacing("\(folders.app.path)/", with: "") }
      return "\(note.kind) \(note.name): \(note.advice) (\(lines.joined(separator: ", ")))"
    }
    return (notes, compiler.copies, told)
  }

  @Test("a refused statement is left out, its name being the one that the message quotes")
  func statement() throws {
    let message = "value of type 'UILabel' has no member 'text'"
    let (notes, copies, told) = try port([[(Self.place, 8, 11, message)]])
    #expect(
      notes == ["statement left out text: the compiler refuses it: \(message) (Screen.swift:8)"])
    let lines = copies[1].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[6] == "    label.text = \"Ready\"")
    #expect(lines[7] == "    rehearsalLeavesOut(\"text of Screen.swift:8\")")
    #expect(
      told == [
        "building the package: the first time takes minutes",
        "the compiler refuses 1 line, which is left out",
      ])
  }

  @Test(
    "a statement after others that gives a result ends the app, and a getter takes its body along")
  func bodies() throws {
    let (notes, copies, _) = try port([
      [
        (Self.place, 12, 25, "value of type 'String' has no member 'joined'"),
        (Self.place, 16, 26, "value of type 'Bool' has no member 'not'"),
      ]
    ])
    #expect(
      notes == [
        "body left out isHidden of Screen.swift: the compiler refuses `not`: "
          + "value of type 'Bool' has no member 'not' (Screen.swift:16)",
        "statement left out joined: the compiler refuses `joined`: "
          + "value of type 'String' has no member 'joined' (Screen.swift:12)",
      ])
    #expect(
      copies[1].contains(
        "rehearsalIsMissing(\"greeting() of Screen.swift ends at line 12: the compiler refuses `joined`\")"
      ))
    #expect(
      copies[1].contains(
        "get { rehearsalIsMissing(\"isHidden of Screen.swift is left out: the compiler refuses `not`\") }"
      ))
    #expect(copies[1].contains("set { label.isHidden = newValue }"))
  }

  @Test("an override of what is not there is left out, and the class stays")
  func override() throws {
    let message = "method does not override any method from its superclass"
    let (notes, copies, _) = try port([[(Self.place, 14, 17, message)]])
    #expect(
      notes == [
        "declaration left out viewIsReady of Screen.swift: the compiler refuses it: \(message) "
          + "(Screen.swift:14)"
      ])
    #expect(!copies[1].contains("viewIsReady"))
    #expect(copies[1].contains("func greeting(for count: Int)"))
  }

  @Test("a line that is refused again loses the larger part around it, up to its file")
  func again() throws {
    let line = (Self.place, 7, 5, "failed to produce diagnostic")
    let (notes, _, _) = try port([[line]])
    #expect(notes.map { $0.split(separator: " ").prefix(1) } == [["statement"]])
    let (second, _, _) = try port([[line], [line]])
    #expect(second.map { $0.split(separator: " ").prefix(1) } == [["body"]])
    let (third, copies, _) = try port([[line], [line], [line]])
    #expect(third.map { $0.split(separator: " ").prefix(1) } == [["declaration"]])
    #expect(!copies[3].contains("viewDidLoad") && copies[3].contains("struct Count"))
    let (fourth, rest, _) = try port([[line], [line], [line], [line]])
    #expect(
      fourth == [
        "file left out Screen.swift: the compiler refuses it: failed to produce diagnostic "
          + "(Screen.swift:7)"
      ])
    #expect(rest[4] == "")
  }

  @Test("a later port without a build leaves out the same, until the source changes")
  func kept() throws {
    let message = "value of type 'UILabel' has no member 'text'"
    let (notes, _, _) = try port([[(Self.place, 8, 11, message)]], again: true)
    #expect(
      notes == ["statement left out text: the compiler refuses it: \(message) (Screen.swift:8)"])
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Screen.swift": Self.screen])
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    let compiler = Refusing([[(Self.place, 8, 11, message)]])
    _ = try Port(request, build: compiler.build).run()
    try folders.write("Screen.swift", Self.screen.replacing("Ready", with: "Well"))
    #expect(try folders.port().notes == [])
  }

  @Test("an app that cannot do without what is refused is an error with the compiler's words")
  func delegate() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Screen.swift": Self.screen])
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    let message = "type 'AppDelegate' does not conform to protocol 'Launching'"
    let compiler = Refusing([[("Sources/Hello/App/AppDelegate.swift", 3, 7, message)]])
    let error = #expect(throws: PortError.self) {
      try Port(request, build: compiler.build).run()
    }
    #expect(
      error?.description.replacing(folders.root.path, with: "ROOT") == """
        the app delegate is among the files that are left out, because what they use is not here:
          ROOT/Hello/AppDelegate.swift:3: the compiler refuses it: \(message)
        the compiler refuses:
          ROOT/Hello/AppDelegate.swift:3: \(message)
        """)
    #expect(try folders.port().notes == [])
  }

  @Test("a package that does not build for another reason is an error with what is refused")
  func otherReason() throws {
    let folders = try Folders(["AppDelegate.swift": appDelegate])
    var request = PortRequest(app: folders.app, output: folders.output)
    request.builds = true
    let output = """
      \(folders.output.path)/Sources/Hello/main.swift:3:1: error: no such module 'Rehearsal'
      ld.lld: error: undefined symbol: shelf
      error: fatalError

      """
    let message = #expect(throws: PortError.self) {
      try Port(request, build: { _ in PackageBuild(hasSucceeded: false, output: output) }).run()
    }
    #expect(
      message?.description.replacing(folders.root.path, with: "ROOT") == """
        the package in ROOT/out does not build, and no line of the app is the reason:
          ROOT/out/Sources/Hello/main.swift:3: no such module 'Rehearsal'
          ld.lld: error: undefined symbol: shelf
          error: fatalError
        """)
  }
}
