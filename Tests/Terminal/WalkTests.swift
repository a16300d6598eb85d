import Foundation
import Testing

@Suite("The first walk", .serialized) struct WalkTests {
  /// A line of the walk in Docs/Walk.md.
  private struct Step {
    let keys: String
    let line: String
    let screen: String

    init?(_ row: Substring) {
      let columns = row.components(separatedBy: "  ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty }
      guard columns.count == 3 else { return nil }
      (keys, line, screen) = (columns[0], columns[1], columns[2])
    }
  }

  private static let screens: Set<String> = [
    "OnboardingNotifications", "OnboardingLocation", "OnboardingHelp", "OnboardingDone", "SignIn",
    "ForgotPassword", "ShiftList", "ShiftDetail", "JobPage", "RequestSubstitute", "TripList",
    "TripDetail", "TaskList", "TaskDetail", "AddTask", "TeamChat", "ProfileDetails", "Account",
  ]

  private func steps() throws -> [Step] {
    let page = try String(contentsOfFile: "Docs/Walk.md", encoding: .utf8)
    let block = page.components(separatedBy: "<!-- walk -->\n```\n").last?
      .components(separatedBy: "\n```\n<!-- end of walk -->").first
    return (block ?? "").split(separator: "\n").dropFirst().compactMap(Step.init)
  }

  @Test("the keys of Docs/Walk.md write its lines, which reach every screen of Crew")
  func walk() throws {
    let terminal = try TerminalSession(Home(settings: "show = elements\n"), columns: 200)
    let steps = try steps()
    #expect(Set(steps.map(\.screen)) == Self.screens)
    for step in steps {
      try terminal.press(.text(step.keys.replacing("⇥", with: "\t")))
      let expected = TerminalSession.prompt + step.line
      try terminal.wait(step.line) {
        $0.textBeforeCursor == expected || $0.textBeforeCursor == expected + " "
      }
      try terminal.press(.returnKey)
      try terminal.waitForPrompt()
      try terminal.enter("look")
      let heading = terminal.screen.transcript.last { $0.contains("▸") }
      #expect(heading?.hasPrefix(step.screen + " ") == true, "\(step.line): \(heading ?? "")")
    }
  }
}
