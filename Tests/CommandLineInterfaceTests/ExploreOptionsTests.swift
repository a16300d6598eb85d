import Exploration
import ScriptLanguage
import Testing

@testable import CommandLineInterface

@Suite("Options of explore")
struct ExploreOptionsTests {
  private func options(_ words: String...) throws -> ExploreOptions {
    try ExploreOptions(ParsedArguments(words, for: .explore), .disk)
  }

  @Test("jobs, a shard and a goal are read")
  func parts() throws {
    let options = try options(
      "--jobs", "3", "--shard", "2/4", "--until", "edges=90%", "--time", "5")
    #expect(options.exploration.jobs == 3)
    #expect(options.exploration.shard == .init(2, of: 4))
    #expect(options.exploration.goal == .edgesPercent(90))
    #expect(options.limits == [.time(.seconds(5))])
  }

  @Test("an exploration without a limit ends after 10,000 states")
  func usualLimit() throws {
    #expect(try options().limits == [.states(10_000)])
  }

  @Test(
    "the families of faults are those named; all without the option",
    arguments: [
      (["--faults", "network,hands"], [.network, .hands]), (["--faults", "none"], []),
      (["--faults", "all"], Set(FaultFamily.allCases)), ([], Set(FaultFamily.allCases)),
    ] as [([String], Set<FaultFamily>)])
  func faults(_ words: [String], _ families: Set<FaultFamily>) throws {
    #expect(try ExploreOptions(ParsedArguments(words, for: .explore), .disk).faults == families)
  }

  @Test(
    "a value that is none is refused, and the message shows one that is",
    arguments: [
      (["--shard", "0/2"], "`0/2` is no part: --shard 1/3 is the first of three"),
      (["--reporter", "tap"], "`tap` is no reporter of an exploration: human, jsonl or junit"),
      (["--resume"], "`--resume` needs the folder of the earlier exploration: --output FOLDER"),
    ])
  func refused(_ words: [String], _ message: String) throws {
    let arguments = try ParsedArguments(words, for: .explore)
    let error = #expect(throws: UsageError.self) { try ExploreOptions(arguments, .disk) }
    #expect(error?.lines.first?.contains(message) == true)
  }
}
