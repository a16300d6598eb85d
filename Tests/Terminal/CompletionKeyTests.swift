import Testing

@Suite("Tab", .serialized) struct CompletionKeyTests {
  @Test("completes the only command that fits, and a space")
  func completes() throws {
    let person = try Person(Home())
    try person.type("hel")
    try person.press(.tab)
    try person.waitForLine("help ")
  }

  @Test("completes in the middle of a line")
  func completesInMiddle() throws {
    let person = try Person(Home())
    try person.type("hel nonsense")
    try person.press(.control("A"), Key(bytes: [0x06, 0x06, 0x06]), .tab)
    try person.wait("the whole command") { $0.cursorRow == "crew> help nonsense" }
  }

  @Test("lists what fits under the line, and shows the line again")
  func lists() throws {
    let person = try Person(Home())
    try person.type("re")
    try person.press(.tab)
    try person.wait("the list") { screen in
      screen.textBeforeCursor == "crew> re"
        && screen.transcript.filter { $0 == "crew> re" }.count == 2
    }
    let listed = person.screen.transcript.dropLast().joined(separator: " ").split(separator: " ")
    #expect(listed.contains("record") && listed.contains("replay"))
  }

  @Test("rings the bell where nothing fits")
  func beeps() throws {
    let person = try Person(Home())
    try person.type("nonsense")
    try person.press(.tab)
    try person.wait("the bell") { $0.bells == 1 }
    #expect(person.screen.cursorRow == "crew> nonsense")
  }

  @Test("works with vi's keys too")
  func vi() throws {
    let home = try Home()
    try home.configureEditing("bind -v\n")
    let person = try Person(home)
    try person.type("xhel")
    try person.press(.tab)
    try person.press(.escape, .text("0xA"), .tab)
    try person.waitForLine("help ")
  }

  @Test("is ours where ~/.editrc asks for readline's completion")
  func editrc() throws {
    let home = try Home()
    try home.configureEditing("bind \"\\t\" rl_complete\nbind ^R em-inc-search-prev\n")
    let person = try Person(home)
    #expect(!person.screen.transcript.joined().contains("bind"))
    try person.type("hel")
    try person.press(.tab)
    try person.waitForLine("help ")
  }
}
