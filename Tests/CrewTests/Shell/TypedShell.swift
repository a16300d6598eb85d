import Crew
import Foundation
import RehearsalCore
import Shell

/// A shell on Crew with typed lines, its exit code and its output.
struct TypedShell {
  let code: Int32
  let printed: String

  /// Runs the lines.
  init(
    _ lines: [String], width: Int = 72, launch: [String: String] = ["onboarded": "true"],
    settings: SettingsFile? = nil, marksChanges: Bool = false
  ) throws {
    let text = PrintedText()
    let write = { (more: String) in text.text += more }
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = launch
    configuration.settings = settings
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration,
      output: ShellOutput(
        width: width, isColoured: false, marksChanges: marksChanges, print: write, warn: write),
      isInteractive: true)
    code = shell.run(LineSourceDouble(lines, echo: write))
    printed = text.text
  }

  /// The output of the last typed line.
  var last: String {
    let parts = printed.components(separatedBy: "crew> ")
    return parts.last.map { String($0.drop { $0 != "\n" }.dropFirst()) } ?? ""
  }

  static let signedIn = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]
}
