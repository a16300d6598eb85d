import HeadlessUIKit
import Testing

@testable import Shell

@Suite("An interrupted line")
struct InterruptedLineTests {
  /// Runs lines as on a pipe, where the first one that fails ends the shell with 1.
  private func run(_ inputs: ScriptedSource.Input...) throws -> ScriptedRun {
    try ScriptedRun(inputs, into: FormAppDelegate.self, isInteractive: false)
  }

  @Test("the line after an interrupted heredoc is a command; the heredoc is not stored")
  func heredoc() throws {
    let run = try run(
      .line("type <<END into Name"), .line("Ann"), .interruption, .line("tap Count"),
      .line("expect props.count == 1"), .line("expect button Send not enabled"))
    #expect(run.code == 0)
    #expect(
      run.stored == [
        "tap Count", "expect props.count == 1", "expect button Send not enabled",
      ])
  }

  @Test("an interruption of an empty line changes nothing")
  func empty() throws {
    let run = try run(
      .interruption, .line("tap Count"), .interruption, .line("tap Count"),
      .line("expect props.count == 2"))
    #expect(run.code == 0)
    #expect(run.stored == ["tap Count", "tap Count", "expect props.count == 2"])
  }
}
