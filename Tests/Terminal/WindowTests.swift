import Testing

@Suite("The terminal", .serialized) struct WindowTests {
  @Test("a window that becomes narrower wraps the line at its new width")
  func narrower() throws {
    let person = try Person(Home(), columns: 60)
    try person.type("nonsense nonsense nonsense")
    person.resize(rows: 24, columns: 20)
    try person.wait("the line in the new width") { $0.cursorRow == "nse nonsense" }
    try person.press(.text("!"))
    try person.wait("the next character") { $0.cursorRow == "nse nonsense!" }
    try person.press(.control("C"))
    try person.waitForPrompt()
    try person.enter("help")
  }

  @Test("a window that becomes wider does not disturb the line")
  func wider() throws {
    let person = try Person(Home(), columns: 40)
    try person.type("nonsense")
    person.resize(rows: 30, columns: 100)
    try person.press(.text("!"))
    try person.waitForLine("nonsense!")
    #expect(person.screen.cursorRow == "crew> nonsense!")
  }

  @Test(
    "characters beyond ASCII are typed, shown and edited whatever LANG says",
    arguments: [
      [:], ["LANG": ""], ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "nl_NL.ISO-8859-1"],
      ["LANG": "C.UTF-8"],
    ])
  func characters(_ environment: [String: String]) throws {
    let home = try Home()
    let person = try Person(home, environment: environment)
    try person.type("type \"é日ß\" into Email")
    let column = person.screen.cursor.column
    #expect(column == "crew> type \"é日ß\" into Email".count + 1)
    try person.press(.control("U"), .text("nonsense é日"), .backspace, .backspace, .text("ø"))
    try person.waitForLine("nonsense ø")
    try person.press(.returnKey)
    try person.waitForPrompt()
    #expect(try home.history == "nonsense ø\n")
  }

  @Test("bytes that are no UTF-8 become replacement characters")
  func brokenCharacters() throws {
    let person = try Person(Home())
    try person.press(Key(bytes: [0xC3]), .text("a"), Key(bytes: [0xFF]), .text("b"))
    try person.waitForLine("\u{FFFD}a\u{FFFD}b")
  }

  @Test(
    "a terminal without any function shows plain text", arguments: ["dumb", "no-such-terminal"])
  func dumb(_ name: String) throws {
    let person = try Person(Home(), environment: ["TERM": name])
    try person.type("hel")
    try person.press(.tab)
    try person.waitForLine("help ")
    try person.press(.returnKey)
    try person.waitForPrompt()
  }

  @Test("colour can be refused", arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]])
  func noColour(_ environment: [String: String]) throws {
    let person = try Person(Home(), environment: environment)
    try person.enter("help")
    #expect(person.screen.cells.joined().allSatisfy { $0.style.isEmpty })
  }
}
