import Testing

@testable import Shell

@Suite("The location of the history") struct HistoryLocationTests {
  @Test(
    "the location is REHEARSAL_HISTORY, then XDG_STATE_HOME, then the home folder",
    arguments: [
      (["HOME": "/home/ann"], .file("/home/ann/.local/state/rehearsal/crew.history")),
      (["HOME": "/home/ann", "XDG_STATE_HOME": "/state"], .file("/state/rehearsal/crew.history")),
      (
        ["HOME": "/home/ann", "XDG_STATE_HOME": "state"],
        .file("/home/ann/.local/state/rehearsal/crew.history")
      ),
      (["HOME": "/home/ann", "REHEARSAL_HISTORY": "/else/where"], .file("/else/where")),
      (["HOME": "/home/ann", "REHEARSAL_HISTORY": ""], .none),
      (["HOME": ""], .unknown), ([:], .unknown),
    ] as [([String: String], HistoryLocation)])
  func location(_ variables: [String: String], _ expected: HistoryLocation) {
    let environment = Environment(variables)
    #expect(HistoryLocation(program: "crew", environment: environment) == expected)
  }

  @Test("slashes in a program's name do not leave the folder")
  func name() {
    let environment = Environment(["XDG_STATE_HOME": "/state"])
    #expect(
      HistoryLocation(program: "../a/b", environment: environment)
        == .file("/state/rehearsal/..-a-b.history"))
    #expect(
      HistoryLocation(program: "", environment: environment)
        == .file("/state/rehearsal/rehearse.history"))
  }
}
