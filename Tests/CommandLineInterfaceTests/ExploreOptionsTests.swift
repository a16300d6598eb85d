import Exploration
import Foundation
import HeadlessDevice
import RehearsalCore
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

  @Test(
    "states are told apart as the option says",
    arguments: [("screen", StateDetail.screen), ("props", .props), ("full", .full)])
  func detail(word: String, detail: StateDetail) throws {
    #expect(try options("--state", word).exploration.detail == detail)
  }

  @Test("depth, seed, order, states and time are read; each limit is kept, in this order")
  func search() throws {
    let options = try options(
      "--depth", "7", "--seed", "5", "--random", "--time", "60", "--states", "9")
    #expect(options.exploration.depth == 7 && options.exploration.seed == 5)
    #expect(options.exploration.isRandom)
    #expect(options.limits == [.states(9), .time(.seconds(60))])
    #expect(try !self.options().exploration.isRandom)
  }

  @Test("an exploration without a limit ends after 10,000 states")
  func usualLimit() throws {
    #expect(try options().limits == [.states(10_000)])
  }

  @Test("the scene to begin from sets the date, and its values at launch replace those of options")
  func beginning() throws {
    let script = "@launch name=Ann mode=dark\n@date 2030-02-03T04:05:06Z\ntap Send\n"
    let files = ScriptFiles.memory(["a.script": script, "b.script": "tap Send\n"])
    func configuration(_ path: String) throws -> Session.Configuration {
      let words = ["--from", path, "--launch", "mode=light", "--launch", "size=big"]
      return try ExploreOptions(ParsedArguments(words, for: .explore), files)
        .exploration.configuration
    }
    let (dated, plain) = (try configuration("a.script"), try configuration("b.script"))
    #expect(dated.device.date == Date(timeIntervalSince1970: 1_896_321_906))
    #expect(plain.device.date == Session.Configuration().device.date)
    #expect(dated.launch == ["name": "Ann", "mode": "dark", "size": "big"])
    #expect(plain.launch == ["mode": "light", "size": "big"])
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
      (["--state", "half"], "`half` tells no states apart: --state screen, props or full"),
      (["--resume"], "`--resume` needs the folder of the earlier exploration: --output FOLDER"),
    ])
  func refused(_ words: [String], _ message: String) throws {
    let arguments = try ParsedArguments(words, for: .explore)
    let error = #expect(throws: UsageError.self) { try ExploreOptions(arguments, .disk) }
    #expect(error?.lines.first?.contains(message) == true)
  }
}
