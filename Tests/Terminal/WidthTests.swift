import Testing

@Suite("Output at three widths", .serialized) struct WidthTests {
  private static let lines = [
    "launch onboarded=true", #"type "日本é" into Email"#, "tap Forgotten",
  ]

  /// Runs lines and returns what the terminal displays, without the rows at the start.
  private func display(columns: Int, environment: [String: String] = [:]) throws -> [String] {
    let terminal = try TerminalSession(
      Home(), environment: environment, rows: 60, columns: columns)
    for line in Self.lines { try terminal.enter(line) }
    let rows = terminal.screen.transcript
    let start = rows.lastIndex { $0.hasPrefix("crew> launch") } ?? 0
    return Array(rows[start...])
  }

  @Test("at 40 columns")
  func narrow() throws {
    #expect(try display(columns: 40) == Self.expected40)
  }

  @Test("at 60 columns")
  func medium() throws {
    #expect(try display(columns: 60) == Self.expected60)
  }

  @Test("at 200 columns")
  func wide() throws {
    #expect(try display(columns: 200) == Self.expected200)
  }

  @Test(
    "without colour, what is new is marked, and nothing else differs",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func plain(_ environment: [String: String]) throws {
    let plain = try display(columns: 60, environment: environment)
    #expect(plain.contains("+ Email      \"日本é\"  textField, focused"), "\(plain)")
    let marked = plain.map { $0.hasPrefix("+") ? " " + $0.dropFirst() : $0 }
    #expect(marked == Self.expected60)
  }

  private static let expected40: [String] = [
    #"crew> launch onboarded=true"#,
    #"SignIn                     Crew ▸ SignIn"#,
    #"  Email      ""  textField"#,
    #"  Password   ""  secureTextField"#,
    #"  [Sign in]      disabled"#,
    #"  [Forgot password?]"#,
    #"  props {email: "", hasPassword: false,…"#,
    #"crew> type "日本é" into Email"#,
    #"  Email      "日本é"  textField, focused"#,
    #"  email: "" → "日本é""#,
    #"crew> tap Forgotten"#,
    #"  --> (prompt):3:1"#,
    #"   |"#,
    #" 3 | tap Forgotten"#,
    #"   | ^^^^^^^^^^^^^"#,
    #"  there is no "Forgotten" on SignIn"#,
    #"  on SignIn there are:"#,
    #"    navigationBar "Sign in""#,
    #"    button "Sign in""#,
    #"    textField "Email""#,
    #"    secureTextField "Password""#,
    #"    button "Forgot password?""#,
    #"  nothing is pending"#,
    #"crew>"#,
  ]
  private static let expected60: [String] = [
    #"crew> launch onboarded=true"#,
    #"SignIn                                         Crew ▸ SignIn"#,
    #"  Email      ""  textField"#,
    #"  Password   ""  secureTextField"#,
    #"  [Sign in]      disabled"#,
    #"  [Forgot password?]"#,
    #"  props {email: "", hasPassword: false, signInAvailable: fa…"#,
    #"crew> type "日本é" into Email"#,
    #"  Email      "日本é"  textField, focused"#,
    #"  email: "" → "日本é""#,
    #"crew> tap Forgotten"#,
    #"  --> (prompt):3:1"#,
    #"   |"#,
    #" 3 | tap Forgotten"#,
    #"   | ^^^^^^^^^^^^^"#,
    #"  there is no "Forgotten" on SignIn"#,
    #"  on SignIn there are:"#,
    #"    navigationBar "Sign in""#,
    #"    button "Sign in""#,
    #"    textField "Email""#,
    #"    secureTextField "Password""#,
    #"    button "Forgot password?""#,
    #"  nothing is pending"#,
    #"crew>"#,
  ]
  private static let expected200: [String] = [
    #"crew> launch onboarded=true"#,
    #"SignIn                                                                                                                                                                                     Crew ▸ SignIn"#,
    #"  Email      ""  textField"#,
    #"  Password   ""  secureTextField"#,
    #"  [Sign in]      disabled"#,
    #"  [Forgot password?]"#,
    #"  props {email: "", hasPassword: false, signInAvailable: false, isLoading: false, notice: null}"#,
    #"crew> type "日本é" into Email"#,
    #"  Email      "日本é"  textField, focused"#,
    #"  email: "" → "日本é""#,
    #"crew> tap Forgotten"#,
    #"  --> (prompt):3:1"#,
    #"   |"#,
    #" 3 | tap Forgotten"#,
    #"   | ^^^^^^^^^^^^^"#,
    #"  there is no "Forgotten" on SignIn"#,
    #"  on SignIn there are:"#,
    #"    navigationBar "Sign in""#,
    #"    button "Sign in""#,
    #"    textField "Email""#,
    #"    secureTextField "Password""#,
    #"    button "Forgot password?""#,
    #"  nothing is pending"#,
    #"crew>"#,
  ]
}
