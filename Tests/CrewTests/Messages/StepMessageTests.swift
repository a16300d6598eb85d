import ScriptLanguage
import ScriptRunner
import RehearsalCore
import Testing

@Suite("Messages of failing steps")
struct StepMessageTests {
  /// Steps on Crew, of which the last fails, and its whole message.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let steps: [String]
    let message: [String]

    var testDescription: String { steps.joined(separator: "; ") }
  }

  static let actionFailures = [
    Case(
      steps: ["tap tab Account", "tap \"Log out\"", "tap \"Refresh profile\""],
      message: [
        "button \"Refresh profile\" cannot be tapped: the action sheet \"Log out?\" is over it",
        "close the action sheet \"Log out?\" first; on it are \"Log out\", \"Cancel\"",
        "nothing is pending",
      ]),
    Case(
      steps: ["tap cell 1", "tap tab Chat"],
      message: [
        "tab \"Chat\" cannot be tapped: the screen ShiftDetail is over it",
        "close the screen ShiftDetail first; on it are \"Job page\", \"Find substitute\", \"Close\"",
        "nothing is pending",
      ]),
    Case(
      steps: ["tap cell 1", "tap \"Find substitute\"", "tap \"Request\""],
      message: [
        "button \"Request\" cannot be tapped: it is disabled",
        "see what it depends on with `props`", "nothing is pending",
      ]),
    Case(
      steps: ["tap tab Trips", "expect 2 cells", "tap cell containing \"Utrecht\""],
      message: [
        "cell containing \"Utrecht\" could be any of 2 elements",
        "1: cell \"Amsterdam → Utrecht\"", "2: cell \"Utrecht → Den Haag\"",
        "say which one with its number, as in cell 1 containing \"Utrecht\"",
        "or where it is, as in cell containing \"Utrecht\" in cell containing \"…\"",
        "nothing is pending",
      ]),
    Case(
      steps: ["tap \"OK\" in alert"],
      message: ["no alert is up, so nothing is in it", "nothing is pending"]),
    Case(
      steps: ["tap cell 9"],
      message: [
        "there is no cell 9: there are only 4", "1: cell \"Barista · Café Rokin\"",
        "2: cell \"Waiter · Hotel Amstel\"", "3: cell \"Stagehand · Paradiso\"",
        "4: cell \"Picker · Dock 7\"", "nothing is pending",
      ]),
    Case(
      steps: ["background", "tap cell 1"],
      message: [
        "the app is in the background, where nobody can touch it",
        "bring it back with `foreground`",
      ]),
    Case(
      steps: ["terminate", "tap cell 1"],
      message: ["the app does not run", "start it with `launch`"]),
    Case(
      steps: ["tap tab Tasks", "expect 3 cells", "tap \"Count the till\"", "set Done maybe"],
      message: ["switch \"Done\" cannot be set to \"maybe\": it is on or off."]),
  ]

  static let expectationFailures = [
    Case(
      steps: ["given latency 6s", "tap tab Trips", "expect 2 cells"],
      message: [
        "expected: 2 cells", "seen:     0 cells",
        "next:     request GET /trips in 6 s, past the limit of 5 s: `within` allows more",
      ]),
    Case(
      steps: ["tap tab Chat", "expect 3 cells", "expect \"sent\" in cell containing \"keys\""],
      message: [
        "expected: \"sent\" in cell containing \"keys\"",
        "seen:     not in cell containing \"keys\", which has \"Bilal Öz, Who has the keys?, 08:40\", "
          + "\"Bilal Öz\", \"Who has the keys?\", \"08:40\"",
      ]),
    Case(
      steps: ["tap tab Chat", "expect request GET /mesages"],
      message: [
        "expected: request GET /mesages", "seen:     sent: GET /shifts, GET /messages",
        "nearest:  GET /messages", "waited:   200 ms of virtual time",
      ]),
    Case(
      steps: ["expect path ShiftList ShiftDetail"],
      message: [
        "expected: path ShiftList ShiftDetail", "seen:     path ShiftList", "difference:",
        "    ShiftList", "  - ShiftDetail",
      ]),
    Case(
      steps: ["expect 2 switches"], message: ["expected: 2 switches", "seen:     0 switches"]),
  ]

  @Test(
    "a failing action's message names the cause and the remedy", arguments: await actionFailures)
  func action(_ failure: Case) throws {
    #expect(try message(of: failure.steps) == failure.message)
  }

  @Test(
    "a failing expectation's message compares expected and seen",
    arguments: await expectationFailures)
  func expectation(_ failure: Case) throws {
    #expect(try message(of: failure.steps) == failure.message)
  }

  /// Returns the message of the last step; the steps before it must pass.
  private func message(of steps: [String]) throws -> [String] {
    var interpreter = ScriptInterpreter(try Session.crew(), isPrompt: false)
    for step in ["expect 4 cells"] + steps {
      switch interpreter.feed(step) {
      case .performed: continue
      case .failed(let failure) where step == steps.last:
        return failure.reason.lines.map { String($0.dropFirst(2)) }
      case let outcome: Issue.record("\(step): \(outcome)")
      }
    }
    return []
  }
}
