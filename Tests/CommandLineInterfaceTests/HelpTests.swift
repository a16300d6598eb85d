import ScriptLanguage
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

  @Test("the manual page has each subcommand with its operands and its options")
  func manualPage() {
    let options = [Subcommand.Option("--to", .required("FILE"), help: "write to a file")]
    let page = ManualPage(
      [
        Subcommand("fly", help: "flies."),
        Subcommand("go", operands: "PATH…", help: "goes.", options: options),
      ], version: "1.2-beta")
    let lines = page.lines
    #expect(lines.first == #".TH REHEARSE 1 "" "rehearse 1.2-beta" "User Commands""#)
    let start = lines.firstIndex(of: ".SH SUBCOMMANDS") ?? 0
    let end = lines.firstIndex(of: ".SH EXIT STATUS") ?? 0
    #expect(
      Array(lines[start + 1..<end]) == [
        ".SS fly", #"\fBrehearse fly\fR"#, ".PP", "flies.", ".SS go",
        #"\fBrehearse go\fR \fIPATH…\fR"#, ".PP", "goes.", ".TP", #"\fB\-\-to FILE\fR"#,
        "write to a file.",
      ])
  }

  @Test("the usage of a subcommand has its synopsis, its help, and a line for each option")
  func usage() {
    #expect(
      Subcommand("fly", help: "flies.").usage(of: "rehearse") == [
        "usage: rehearse fly", "", "flies.",
      ])
    let options: [Subcommand.Option] = [
      .init("--to", .required("FILE"), help: "write to a file"),
      .init("--jobs", .optionalNumber("N"), help: "run in parallel", isRepeatable: true),
    ]
    let go = Subcommand("go", operands: "PATH…", help: "goes.", options: options)
    #expect(
      go.usage(of: "rehearse") == [
        "usage: rehearse go PATH… [--to FILE] [--jobs [N]]…", "", "goes.", "",
        "  --to FILE   write to a file", "  --jobs [N]  run in parallel",
      ])
  }

  @Test("a topic is a subcommand, or words of a script's command")
  func topics() {
    for subcommand in Help.subcommands {
      #expect(Help.lines(about: [subcommand.name]) == subcommand.usage())
    }
    #expect(Help.lines(about: ["tap"]) == ScriptHelp.lines(about: ["tap"]))
    #expect(
      Help.lines(about: ["expect", "screen"]) == ScriptHelp.lines(about: ["expect", "screen"]))
    for unknown in [["fly"], ["run", "fast"]] { #expect(Help.lines(about: unknown) == nil) }
    #expect(Help.lines(about: [])?.first == "Rehearses an iOS app without its stage.")
  }

  @Test(
    "each shell completes each subcommand and each of its options",
    arguments: CompletionShell.allCases)
  func completions(_ shell: CompletionShell) {
    let script = shell.script(for: Help.subcommands).joined(separator: "\n")
    for subcommand in Help.subcommands {
      #expect(script.contains(subcommand.name))
      for option in subcommand.options {
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

  @Test("fish offers subcommands, options with their words, and the words of operands")
  func fish() {
    let subcommand = Subcommand(
      "print", operands: "bash|zsh", help: "prints it's",
      options: [
        .init("--kind", .required("tall|wide"), help: "the kind"),
        .init("--file", .required("FILE"), help: "the file"), .init("--quiet", help: "no words"),
      ])
    #expect(
      CompletionShell.fish.script(for: [subcommand]) == [
        "# Completions of rehearse for fish: put this file into fish's completions folder.",
        "complete -c rehearse -n __fish_use_subcommand -f -a print -d 'prints it'\\''s'",
        "complete -c rehearse -n '__fish_seen_subcommand_from print' -l kind -x -a 'tall wide' "
          + "-d 'the kind'",
        "complete -c rehearse -n '__fish_seen_subcommand_from print' -l file -r -d 'the file'",
        "complete -c rehearse -n '__fish_seen_subcommand_from print' -l quiet -d 'no words'",
        "complete -c rehearse -n '__fish_seen_subcommand_from print' -l help "
          + "-d 'explain this subcommand'",
        "complete -c rehearse -n '__fish_seen_subcommand_from print' -f -a 'bash zsh'",
      ])
  }

  @Test("zsh offers subcommands, options with their words, and the words of operands or files")
  func zsh() {
    let subcommands = [
      Subcommand(
        "print", operands: "bash|zsh", help: "prints it",
        options: [.init("--kind", .required("tall|wide"), help: "the kind")]),
      Subcommand("read", operands: "FILE", help: "reads a file", options: []),
    ]
    #expect(
      CompletionShell.zsh.script(for: subcommands) == [
        "#compdef rehearse",
        "# Completions of rehearse for zsh: put this file as _rehearse into $fpath.",
        "_rehearse() {", "  local -a subcommands", "  subcommands=(", "    'print:prints it'",
        "    'read:reads a file'", "  )", "  if (( CURRENT == 2 )); then",
        "    _describe subcommand subcommands", "    return", "  fi", "  case ${words[2]} in",
        "    print)", "      _arguments \\", "        '--kind[the kind]:value:(tall wide)' \\",
        "        '--help[explain this subcommand]' \\", "        '*:topic:(bash zsh)' ;;",
        "    read)", "      _arguments \\", "        '--help[explain this subcommand]' \\",
        "        '*:file:_files' ;;", "  esac", "}", "_rehearse \"$@\"",
      ])
  }

  @Test("the manual page has each subcommand and each option, with hyphens that copy as such")
  func manual() {
    let page = ManualPage(Help.subcommands, version: "1").lines.joined(separator: "\n")
    for subcommand in Help.subcommands {
      #expect(page.contains(".SS \(subcommand.name)\n"))
      for option in subcommand.options {
        #expect(page.contains(option.name.replacing("-", with: "\\-")))
      }
    }
  }
}
