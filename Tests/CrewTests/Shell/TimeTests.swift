import Testing

@Suite("Time and branches in the shell")
struct TimeTests {
  private func output(_ lines: [String]) throws -> String {
    try TypedShell(lines, launch: TypedShell.signedIn).last
  }

  @Test("step runs to the next scheduled work, and says which")
  func step() throws {
    #expect(try output(["step"]).hasPrefix("after 200 ms: request GET /shifts\nShiftList "))
    #expect(try output(["step", "pending"]) == "nothing is pending\n")
    #expect(try output(["settle", "step"]) == "nothing is pending\n")
    #expect(try output(["step", "history"]) == "wait 200ms\n")
  }

  @Test("undo and redo take a number")
  func numbers() throws {
    let lines = ["settle", "tap tab Trips", "tap tab Chat", "tap tab Account"]
    #expect(try output(lines + ["undo 3"]).hasPrefix("ShiftList "))
    #expect(try output(lines + ["undo 3", "redo 2"]).hasPrefix("TeamChat "))
    #expect(try output(lines + ["undo 99", "undo"]) == "error: there is no action to undo\n")
  }

  @Test("undo takes back as many actions as it says, and the history keeps the others")
  func count() throws {
    let lines = ["settle", "tap tab Trips", "tap tab Chat", "tap tab Account"]
    #expect(try output(lines + ["undo", "history"]) == "settle\ntap tab Trips\ntap tab Chat\n")
    #expect(try output(lines + ["undo 2", "history"]) == "settle\ntap tab Trips\n")
    #expect(
      try output(lines + ["undo 3", "redo", "history"]) == "settle\ntap tab Trips\n")
    #expect(
      try output(lines + ["undo 3", "redo 2", "history"])
        == "settle\ntap tab Trips\ntap tab Chat\n")
    #expect(
      try output(lines + ["redo"]) == "error: there is no undone command to redo\n")
  }

  @Test("a branch continues from its point, and switch returns to the other")
  func branches() throws {
    let lines = ["settle", "branch try", "tap tab Chat"]
    #expect(
      try TypedShell(lines + ["branches"], launch: TypedShell.signedIn).printed.hasSuffix(
        """
          main  1 action, last: settle
        * try   2 actions, last: tap tab Chat

        """))
    #expect(
      try TypedShell(lines + ["switch main"], launch: TypedShell.signedIn)
        .printed.contains("crew[try]> switch main\nShiftList "))
    #expect(
      try TypedShell(lines + ["switch main", "switch try"], launch: TypedShell.signedIn)
        .printed.contains("crew> switch try\nTeamChat "))
  }

  @Test("a name that is taken, and one that does not exist, are errors with advice")
  func mistakes() throws {
    #expect(
      try output(["branch main"]) == """
        error: there is a branch "main" already
           = `switch main` returns to it; `branches` lists all

        """)
    #expect(
      try output(["switch mian"]) == """
        error: there is no branch "mian"
           = did you mean `main`?
           = there are: main

        """)
  }

  @Test("the time that a failed line waited belongs to the session, and can be undone")
  func failure() throws {
    let lines = ["expect screen SignIn"]
    #expect(try output(lines + ["history"]) == "wait 200ms\n")
    #expect(try output(lines + ["undo", "pending"]).hasPrefix("in 200 ms  request GET /shifts"))
  }
}
