import Testing

@Suite("History", .serialized) struct HistoryKeyTests {
  private func leave(_ person: Person) throws {
    try person.press(.control("D"))
    _ = try person.waitForExit()
  }

  @Test("the arrow brings back the lines of an earlier run")
  func acrossRuns() throws {
    let home = try Home()
    let first = try Person(home)
    try first.enter("help")
    try first.enter("nonsense \"é日\"")
    try leave(first)
    let second = try Person(home)
    try second.press(.up)
    try second.waitForLine("nonsense \"é日\"")
    try second.press(.up)
    try second.waitForLine("help")
  }

  @Test("two shells at once both keep their lines")
  func twoShells() throws {
    let home = try Home()
    let left = try Person(home)
    let right = try Person(home)
    for number in 1...5 {
      try left.enter("nonsense left\(number)")
      try right.enter("nonsense right\(number)")
    }
    let expected = (1...5).flatMap { ["nonsense left\($0)\n", "nonsense right\($0)\n"] }
    #expect(try home.history == expected.joined())
  }

  @Test("a line that is entered twice in a row is kept once, a blank one not at all")
  func duplicates() throws {
    let home = try Home()
    let person = try Person(home)
    try person.enter("help")
    try person.enter("help")
    try person.enter("nonsense")
    try person.enter("help")
    #expect(try home.history == "help\nnonsense\nhelp\n")
  }

  @Test("Ctrl-R finds the newest line with a text, then an older one; Return runs it")
  func search() throws {
    let person = try Person(Home())
    try person.enter("nonsense one")
    try person.enter("nonsense two")
    try person.enter("help")
    try person.press(.control("R"), .text("sense"))
    try person.wait("the newest") { $0.cursorRow == "(search) sense: nonsense two" }
    try person.press(.control("R"))
    try person.wait("the older one") { $0.cursorRow == "(search) sense: nonsense one" }
    try person.press(.control("R"))
    try person.wait("the end") { $0.cursorRow == "(failing search) sense: nonsense one" }
    try person.press(.control("E"))
    try person.waitForLine("nonsense one")
  }

  @Test("where the history cannot be kept one warning says so, and the shell goes on")
  func unwritable() throws {
    let person = try Person(Home(), environment: ["REHEARSAL_HISTORY": "/dev/null/crew.history"])
    try person.enter("help")
    let text = person.screen.transcript.joined()
    #expect(text.ranges(of: "warning: the history is not kept: /dev/null/crew.history").count == 1)
    try person.press(.up)
    try person.waitForLine("help")
  }
}
