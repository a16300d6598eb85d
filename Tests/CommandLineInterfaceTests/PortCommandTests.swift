import Foundation
import ScriptLanguage
import ScriptRunner
import Testing

@testable import CommandLineInterface

@Suite("rehearse port")
struct PortCommandTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("port-\(UUID().uuidString)")

  /// Ports with some words; `ROOT` stands for the temporary folder.
  private func port(_ words: [String]) -> (code: Int32, printed: String, warned: String) {
    let output = CapturedOutput()
    let code = PortCommandLine(console: output.console(), files: .disk)
      .run(words.map { $0.replacing("ROOT", with: root.path) })
    return (
      code, output.printed.replacing(root.path, with: "ROOT"),
      output.warned.replacing(root.path, with: "ROOT")
    )
  }

  private func write(_ path: String, _ text: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  @Test("a folder whose path a shell reads as it is stands in the command without quotes")
  func plainPath() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("Hello/AppDelegate.swift", Self.delegate)
    let (code, printed, _) = port([
      "ROOT/Hello", "--output", "ROOT/out_1.2+b", "--name", "Hi",
      "--rehearsal", "https://example.com/rehearsal",
    ])
    #expect(code == 0)
    #expect(printed.hasSuffix("\nswift run --package-path ROOT/out_1.2+b Hi run scripts\n"))
  }

  @Test("an app is ported: the report, the command to run it, and the report as a file")
  func ported() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("Hello/AppDelegate.swift", Self.delegate)
    let (code, printed, _) = port([
      "ROOT/Hello", "--output", "ROOT/it's out", "--name", "Hi", "--report", "ROOT/report.json",
      "--rehearsal", "https://example.com/rehearsal",
    ])
    #expect(code == 0)
    #expect(
      printed == """
        ported 1 Swift file and 0 storyboards and nibs as Hi; 9 files changed

        swift run --package-path 'ROOT/it'\\''s out' Hi run scripts

        """)
    let report = try String(
      contentsOf: root.appendingPathComponent("report.json"), encoding: .utf8)
    #expect(
      report == """
        {
          "changed" : 9,
          "files" : 1,
          "interfaces" : 0,
          "name" : "Hi",
          "notes" : [

          ]
        }
        """)
    let manifest = try String(
      contentsOf: root.appendingPathComponent("it's out/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("https://example.com/rehearsal"))
  }

  @Test("checkouts of packages are ported with the app, and files that are excluded are not")
  func packages() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("Hello/AppDelegate.swift", Self.delegate)
    try write("Hello/Feed.swift", "import Alpha\nimport Beta\nlet sum = alpha + beta\n")
    for name in ["Old", "Older"] { try write("Hello/\(name).swift", "let old = \n") }
    for name in ["Alpha", "Beta"] {
      try write(
        "\(name)/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          targets: [.target(name: "\(name)")])

        """)
      try write("\(name)/Sources/\(name)/A.swift", "public let \(name.lowercased()) = 1\n")
    }
    let (code, printed, _) = port([
      "ROOT/Hello", "--output", "ROOT/out", "--package", "ROOT/Alpha", "--package", "ROOT/Beta",
      "--exclude", "Old.swift", "--exclude", "Older.swift", "--rehearsal", "ROOT/Rehearsal",
    ])
    #expect(code == 0)
    #expect(printed.hasPrefix("ported 2 Swift files and 0 storyboards and nibs as Hello;"))
    #expect(!printed.contains("left out"))
    let manifest = try String(
      contentsOf: root.appendingPathComponent("out/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("\(root.path)/Alpha\"") && manifest.contains("\(root.path)/Beta\""))
    #expect(manifest.contains(".package(name: \"Rehearsal\", path: \"\(root.path)/Rehearsal\")"))
  }

  @Test(
    "a command line that cannot be used is refused with what to write",
    arguments: [
      ([], "error: expected APP after `port`\n"),
      (["a", "b"], "error: expected one folder of an app: rehearse port APP --output FOLDER\n"),
      (
        ["a", "--output", "b", "--build-option", "-v"], "error: `--build-option` needs `--build`\n"
      ),
      (["a"], "error: expected where to write the package: rehearse port APP --output FOLDER\n"),
    ])
  func refused(_ words: [String], _ message: String) {
    let (code, printed, warned) = port(words)
    #expect(code == 2 && printed == "")
    #expect(warned == message)
  }

  @Test("an app that is not there, and an output below a file, are named")
  func failed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (code, printed, message) = port(["ROOT/Hello", "--output", "ROOT/out"])
    #expect(code == 2 && printed == "")
    #expect(message == "error: there is no folder ROOT/Hello\n")
    try write("Hello/AppDelegate.swift", Self.delegate)
    let below = port(["ROOT/Hello", "--output", "ROOT/Hello/AppDelegate.swift/out"])
    #expect(below.code == 2 && below.printed == "")
    // The first port of a toolchain compiles the rewriter, and says so before.
    let warned = below.warned.split(separator: "\n").filter { !$0.hasPrefix("compiling ") }
    #expect(warned.count == 1 && below.warned.hasSuffix("\n"))
    #expect(warned.first?.hasPrefix("error: ROOT/Hello/AppDelegate.swift/out: ") == true)
  }
}
