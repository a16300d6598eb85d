import Foundation
import Testing

@testable import Porting

/// A folder of an app and a folder for its package, removed at the end.
private final class Folders {
  let root: URL
  var app: URL { root.appendingPathComponent("Hello") }
  var output: URL { root.appendingPathComponent("out") }

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("port-\(UUID().uuidString)")
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ path: String, _ text: String) throws {
    let url = app.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func port() throws -> PortReport {
    try Port(PortRequest(app: app, output: output)).run()
  }

  func written(_ path: String) throws -> String {
    try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
  }
}

@Suite("Port")
struct PortTests {
  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      @objc func help(_ sender: Any?) {}
    }

    """

  @Test("selectors and outlets become tables, and every line stays where it was")
  func rewriting() throws {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @objc private func save(_ sender: UIButton) {}
        func connect(_ button: UIButton) {
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
          delegate?.tableView?(table, didSelectRowAt: path)
          print(#keyPath(Screen.label.text))
        }
      }

      """
    let folders = try Folders(["AppDelegate.swift": Self.delegate, "Screen.swift": screen])
    _ = try folders.port()
    let lines = try folders.written("Sources/Hello/App/Screen.swift")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 11)
    #expect(lines[2] == "   weak var label: UILabel!")
    #expect(lines[3] == "   private func save(_ sender: UIButton) {}")
    #expect(lines[5].contains("action: HeadlessUIKit.Selector(\"save:\"), for: .touchUpInside"))
    #expect(lines[6] == "    delegate?.tableView(table, didSelectRowAt: path)")
    #expect(lines[7] == "    print(\"label.text\")")
    #expect(lines[9].contains("case \"save:\": return { _ = $0; try self.save($0.argument(0))"))
    #expect(lines[9].contains("case \"label\": return HeadlessUIKit.rehearsalAssign(value"))
    #expect(
      try folders.written("Sources/Hello/App/AppDelegate.swift").contains("final class AppDelegate")
    )
  }

  @Test("a second port writes only what changed, and removes what is gone")
  func update() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "A.swift": "struct A {}\n", "B.swift": "struct B {}\n",
    ])
    #expect(try folders.port().files == 3)
    #expect(try folders.port().changed == 0)
    try folders.write("A.swift", "struct A { var x = 1 }\n")
    try FileManager.default.removeItem(at: folders.app.appendingPathComponent("B.swift"))
    #expect(try folders.port().changed == 2)
    #expect(throws: (any Error).self) { try folders.written("Sources/Hello/App/B.swift") }
  }

  @Test("a module that is nowhere is reported with its place and what to do")
  func missingModule() throws {
    let folders = try Folders([
      "AppDelegate.swift": Self.delegate, "A.swift": "import UIKit\nimport Nowhere\n",
    ])
    let place = folders.app.appendingPathComponent("A.swift").path
    #expect(
      try folders.port().notes == [
        PortReport.Note(
          kind: "import", name: "Nowhere", places: ["\(place):2"],
          advice: "name a checkout of it with --package, or remove what uses it")
      ])
  }

  @Test("a folder without an app delegate is refused")
  func noDelegate() throws {
    let folders = try Folders(["A.swift": "struct A {}\n"])
    #expect(throws: PortError.self) { try folders.port() }
  }
}
