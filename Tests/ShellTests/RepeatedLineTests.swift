import HeadlessUIKit
import Testing

@testable import Shell

@Suite("Repeated lines at the prompt")
struct RepeatedLineTests {
  private func printed(_ lines: String...) throws -> String {
    try TypedShell.output(of: lines, into: FormAppDelegate.self)
  }

  @Test("after a repeated tap the whole screen is printed")
  func tap() throws {
    #expect(
      try printed("repeat 2: tap Count") == """
        > repeat 2: tap Count
        Form                                                         Form ▸ Form
          Name    ""  textField
          Note    ""  textField
          Code    ""  secureTextField
          idle
          [Send]      disabled
          [Count]
          [Reveal]
          [Work]
          [Leave]
          count: 0 → 2

        """)
  }

  @Test("after repeated typing only what changed is printed")
  func typing() throws {
    #expect(
      try printed("repeat 2: type x into Note") == """
        > repeat 2: type x into Note
          Note    "xx"  textField, focused
          note: "" → "xx"

        """)
  }

  @Test("a repeated tap is the last act, and a repeated expectation is none")
  func lastAct() throws {
    let difference = """
      > props --diff
        {
      -   "count": 0,
      +   "count": 2,
          "note": ""
        }

      """
    let acted = try printed(
      "show nothing", "repeat 2: tap Count", "repeat 2: expect Count now", "props --diff")
    #expect(acted.hasSuffix(difference), "\(acted)")
    let expected = try printed("repeat 2: expect Count now", "props --diff")
    #expect(expected.hasSuffix("> props --diff\nthere was no act yet\n"), "\(expected)")
  }
}
