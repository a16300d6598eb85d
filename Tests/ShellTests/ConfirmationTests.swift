import Foundation
import HeadlessUIKit
import Testing

@testable import Shell

@Suite("Confirmations at the prompt")
struct ConfirmationTests {
  @Test("an expectation is confirmed, with the time it took if it waited")
  func expectations() throws {
    let lines = [
      "show nothing", "expect screen Form now", "tap Work", "expect done within 2s", "expect done",
      "tap Leave", "expect screen Arrival within 2s", "expect no screen Form",
    ]
    let printed = try TypedShell.output(of: lines, into: FormAppDelegate.self)
    #expect(
      printed == """
        > show nothing
        after an act: nothing
        > expect screen Form now
        ✓ Form
        > tap Work
        > expect done within 2s
        ✓ "done" within 2s, after 1 s
        > expect done
        ✓ "done"
        > tap Leave
        > expect screen Arrival within 2s
        ✓ Arrival, after 1 s
        > expect no screen Form
        ✓ no screen Form

        """)
  }

  @Test("a script that is replayed names its scenes, and their number or the failure")
  func replay() throws {
    let folder = try TemporaryFolder()
    let (passing, failing) = (folder.path("a.script"), folder.path("b.script"))
    try Data("scene \"one\"\ntap Count\n\nscene \"two\"\ntap Count\n".utf8)
      .write(to: URL(fileURLWithPath: passing))
    try Data("scene \"one\"\ntap Nothing\n\nscene \"two\"\ntap Count\n".utf8)
      .write(to: URL(fileURLWithPath: failing))
    let printed = try TypedShell.output(
      of: ["replay \(passing)", "replay \(failing)"], into: FormAppDelegate.self
    ).replacing(folder.url.path, with: "FOLDER")
    let parts = printed.split(separator: "> replay ")
    #expect(
      parts.first == "FOLDER/a.script\nscene \"one\"\nscene \"two\"\n✓ FOLDER/a.script: 2 passed\n")
    #expect(
      parts.last?.hasPrefix("FOLDER/b.script\nscene \"one\"\n  --> FOLDER/b.script:2:1\n") == true)
    #expect(parts.last?.hasSuffix("\n  nothing is pending\n") == true)
  }
}
