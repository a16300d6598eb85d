import Foundation
import Porting

/// Measures ports of an app of 100 files: the first, and one after a change, each in seconds.
///
/// The rewriter and the toolchain's names are made before, as they are once for each toolchain.
func portBenchmarks(report: (String) -> Void) {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("port-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: root) }
  do {
    let app = root.appendingPathComponent("Generated")
    try GeneratedApp(files: 100).write(to: app)
    var request = PortRequest(app: app, output: root.appendingPathComponent("warm"))
    _ = try Port(request).run()
    request.output = root.appendingPathComponent("out")
    let (first, files) = try measure(request)
    try Data("struct Changed {}\n".utf8).write(to: app.appendingPathComponent("Changed.swift"))
    let (again, _) = try measure(request)
    report(
      "{\"benchmark\":\"port.100files\",\"files\":\(files),\"seconds\":\(first),"
        + "\"secondsAgain\":\(again)}")
  } catch {
    report("{\"benchmark\":\"port\",\"error\": \"\(error)\"}")
  }
}

private func measure(_ request: PortRequest) throws -> (seconds: Double, files: Int) {
  var files = 0
  let time = try ContinuousClock().measure { files = try Port(request).run().files }
  return (time / .seconds(1), files)
}

/// An app of screens with outlets, selectors, a model and a missing module.
private struct GeneratedApp {
  let files: Int

  /// Writes the app's folder; every file has about 100 lines.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.delegate, "AppDelegate.swift", folder)
    for number in 1..<files { try write(Self.screen(number), "Screen\(number).swift", folder) }
  }

  private func write(_ text: String, _ name: String, _ folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  private static func screen(_ number: Int) -> String {
    let actions = (1...20).map { action in
      """
        @IBAction func didTap\(action)(_ sender: UIButton) {
          label.text = "\\(sender.tag) of \(action)"
          button.addTarget(self, action: #selector(didTap\(action)), for: .touchUpInside)
          Metrics.log("tap \(action)")
        }

      """
    }
    return """
      import Metrics
      import UIKit

      struct Item\(number): Hashable { let id: Int; let name: String }

      final class Screen\(number)ViewController: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet weak var button: UIButton!
        private var items: [Item\(number)] = []

      \(actions.joined())}

      """
  }
}
