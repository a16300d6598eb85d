import Testing

@testable import CommandLineInterface

@Suite("Help, completions and the manual page")
struct HelpTests {
  @Test("--help and -h of each subcommand are requests for its help, but not behind --")
  func requests() {
    for subcommand in Help.subcommands {
      #expect(HelpRequest.isIn(["--help"], of: subcommand.name))
      #expect(HelpRequest.isIn(["x", "-h"], of: subcommand.name))
      #expect(!HelpRequest.isIn(["--", "-h"], of: subcommand.name))
      #expect(Help.lines(about: [subcommand.name])?.first?.hasPrefix("usage: rehearse") == true)
    }
    #expect(!HelpRequest.isIn(["--help"], of: "fly"))
  }

  @Test(
    "each shell completes each subcommand and each of its options",
    arguments: CompletionShell.allCases)
  func completions(_ shell: CompletionShell) {
    let script = shell.script(for: Help.subcommands).joined(separator: "\n")
    for subcommand in Help.subcommands {
      #expect(script.contains(subcommand.name))
      for option in subcommand.options where option.isImplemented {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(script.contains(name), "\(shell) lacks \(option.name) of \(subcommand.name)")
      }
    }
  }

  @Test("bash offers the words of an option's value")
  func choices() {
    let script = CompletionShell.bash.script(for: Help.subcommands).joined(separator: "\n")
    #expect(script.contains("--isolation) words='scene file none' ;;"))
  }

  @Test("the manual page has each subcommand and each option, with hyphens that copy as such")
  func manual() {
    let page = ManualPage(Help.subcommands, version: "1").lines.joined(separator: "\n")
    for subcommand in Help.subcommands {
      #expect(page.contains(".SS \(subcommand.name)\n"))
      for option in subcommand.options where option.isImplemented {
        #expect(page.contains(option.name.replacing("-", with: "\\-")))
      }
    }
  }
}
