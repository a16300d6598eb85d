import Testing

#if os(Linux)
  @Suite("Subcommands of a program")
  struct SubcommandTests {
    private static let script = "scene \"one\"\nexpect \"Ready\"\n"

    @Test(
      "a command line that cannot be followed prints what is expected, and exits with 2",
      arguments: [
        (
          "completions tcsh", "error: `completions` takes one of bash, zsh and fish, not `tcsh`\n"
        ),
        (
          "completions bash zsh",
          "error: `completions` takes one of bash, zsh and fish, not `bash zsh`\n"
        ),
        (
          "serve",
          "error: expected `--stdio`, `--mcp` or `--web` after `serve`\n"
            + "   = `rehearse serve --schema` prints the methods\n"
        ),
        (
          "explore foo",
          "error: unexpected `foo`: `explore` takes options, or `merge FOLDER…`\n"
        ),
        (
          "explore merge",
          "error: unexpected `merge`: `explore` takes options, or `merge FOLDER…`\n"
        ),
        (
          "explore merge nowhere",
          "error: `nowhere` has no results of an exploration: `nowhere/exploration.json` is not "
            + "there or cannot be read\n   = explore with --output nowhere first\n"
        ),
        (
          "explore --resume",
          "error: `--resume` needs the folder of the earlier exploration: --output FOLDER\n"
        ),
        (
          "explore --reporter x",
          "error: `x` is no reporter of an exploration: human, jsonl or junit\n"
        ),
        (
          "explore --from nowhere.script",
          "error: there is no file or folder `nowhere.script`\n"
        ),
        ("run a.script --network dead", "error: `dead` is not a network: --network live\n"),
        (
          "run a.script --network live=x",
          "error: `x` is not a URL: --network live=https://api.example.com\n"
        ),
        (
          "run a.script --shell-on-failure",
          "error: `--shell-on-failure` opens the prompt in the process of the scene\n"
            + "   = add `--isolation none`, which runs the scenes in this process\n"
        ),
        (
          "run a.script --shell-on-failure --isolation none </dev/null",
          "error: `--shell-on-failure` needs a terminal: standard input is none\n"
        ),
        (
          "port x",
          "error: expected where to write the package: rehearse port APP --output FOLDER\n"
        ),
        (
          "report join",
          "error: expected `merge` after `report`, not `join`\n"
            + "   = as in: faulty-app report merge shard-1.jsonl shard-2.jsonl\n"
        ),
        (
          "rnu",
          "error: there is no subcommand `rnu`\n   = did you mean `run`?\n"
            + "   = `faulty-app help` lists the subcommands\n"
        ),
        (
          "juggle",
          "error: there is no subcommand `juggle`\n   = `faulty-app help` lists the subcommands\n"
        ),
      ])
    func refused(arguments: String, message: String) throws {
      let run = try FaultyProgram(arguments, script: Self.script)
      #expect(run.warned == message)
      #expect(run.code == 2 && run.printed == "")
    }

    @Test(
      "completions, the grammar, the schema and the version are printed, with exit code 0",
      arguments: [
        ("completions bash", "# Completions of rehearse for bash: ", "rehearse\n"),
        ("completions zsh", "#compdef rehearse\n# Completions", "_rehearse \"$@\"\n"),
        ("completions fish", "# Completions of rehearse for fish: ", "\n"),
        ("lsp --grammar", "{\"$schema\":", "}\n"),
        ("serve --schema", "{\"$schema\":", "}\n"),
        ("--version", "faulty-app ", "\n"),
        ("help run", "usage: faulty-app run PATH… ", "\n"),
        ("run --help", "usage: faulty-app run PATH… ", "\n"),
      ])
    func printed(arguments: String, start: String, end: String) throws {
      let run = try FaultyProgram(arguments, script: Self.script)
      #expect(run.printed.hasPrefix(start) && run.printed.hasSuffix(end))
      #expect(run.code == 0 && run.warned == "")
    }

    @Test("plain lines on standard input are performed until one fails, which exits with 1")
    func shell() throws {
      let run = try FaultyProgram(
        "--launch a=b=c <a.script", script: "tap Count\nstorage\nexpect \"Nothing\" now\nlook\n")
      #expect(run.code == 1)
      #expect(run.printed.contains("  Taps: 1\n") && run.printed.hasSuffix("a  \"b=c\"\n"))
      #expect(run.warned.hasPrefix("  --> (prompt):3:1\n"))
    }

    @Test("a line on standard input that ends the app's process fails, and exits with 1")
    func ended() throws {
      let run = try FaultyProgram("<a.script", script: "tap Count\ntap Trap\nlook\n")
      #expect(run.code == 1)
      #expect(run.printed.contains("  Taps: 1\n"))
      #expect(
        run.warned == """
          faulty_app/FaultyApp.swift:34: Fatal error: the button traps
            --> (prompt):2:1
             |
           2 | tap Trap
             | ^^^^^^^^
            the app crashed: SIGILL, an illegal instruction, as after a trap of Swift

          """)
    }

    @Test("a trap at the launch is told, and the shell exits with 2")
    func endedLaunch() throws {
      let run = try FaultyProgram("--launch launch=trap <a.script", script: "look\n")
      #expect(run.code == 2 && run.printed == "")
      #expect(
        run.warned == """
          faulty_app/FaultyApp.swift:105: Fatal error: the launch traps
          error: the app could not be launched: the app crashed: SIGILL, an illegal instruction, as after a \
          trap of Swift

          """)
    }

    @Test("an exploration whose first steps fail says which step, and exits with 2")
    func explored() throws {
      let run = try FaultyProgram(
        "explore --from a.script --states 5 --jobs 2",
        script: "scene \"start\"\ntap \"Nowhere\" now\n")
      #expect(
        run.warned == """
          error: there is no "Nowhere" on Faulty
          on Faulty there are:
            staticText "hello"
            button "Loop"
            button "Recurse"
            button "Post"
            button "Count"
            staticText "Ready"
            button "Trap"
            button "Exit"
            button "Allocate"
            button "Print"
            button "Fail"
            button "Remember"
            … and 5 more
          nothing is pending

          """)
      #expect(run.code == 2 && run.printed == "")
    }

    @Test("GitHub's variables add annotations and a summary to the report")
    func github() throws {
      let run = try FaultyProgram(
        "run a.script --reporter tap --jobs 1", script: "scene \"one\"\nexpect \"Nothing\" now\n",
        limit: "export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md")
      #expect(run.code == 1)
      #expect(run.warned.hasPrefix("::error file=a.script,line=2,"))
      #expect(run.files["summary.md"]?.hasPrefix("## ") == true)
    }
  }
#endif
