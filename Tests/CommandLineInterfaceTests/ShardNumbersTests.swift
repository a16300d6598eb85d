import ScriptLanguage
import ScriptRunner
import Testing

@testable import CommandLineInterface

@Suite("Shards of CI systems")
struct ShardNumbersTests {
  private func shard(_ text: String, _ environment: [String: String]) throws -> [Int] {
    let (index, count) = try ShardNumbers.read(text, environment)
    return [index, count]
  }

  @Test("each system's numbers give a shard from 1")
  func systems() throws {
    #expect(try shard("auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]) == [2, 5])
    #expect(try shard("auto", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"]) == [1, 3])
    #expect(
      try shard(
        "auto", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"]) == [3, 3])
    #expect(try shard("auto/4", ["JOB_COMPLETION_INDEX": "3"]) == [4, 4])
    #expect(
      try shard(
        "auto",
        [
          "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ]) == [3, 4])
  }

  @Test("without a system, auto is the whole run; Kubernetes needs the number of jobs")
  func others() throws {
    #expect(try shard("auto", [:]) == [1, 1])
    #expect(try shard("2/3", ["CI_NODE_INDEX": "1"]) == [2, 3])
    #expect(throws: UsageError.self) { try shard("auto", ["JOB_COMPLETION_INDEX": "3"]) }
    #expect(throws: UsageError.self) { try shard("4/3", [:]) }
    for text in ["2", "1/2/3", "auto/2/3", "0/3", "1/0", "a/3", "1/b", ""] {
      #expect(throws: UsageError.self, "\(text)") { try shard(text, [:]) }
    }
  }

  @Test("Bazel's variables complete the options, which go before them")
  func bazel() throws {
    let environment = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "TESTBRIDGE_TEST_ONLY": "sign",
      "TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1", "TEST_RANDOM_SEED": "9",
      "XML_OUTPUT_FILE": "out.xml",
    ]
    let options = try RunOptions(ParsedArguments(["a", "--shuffle"], for: .run), environment)
    #expect(options.shard?.index == 2 && options.shard?.count == 3)
    #expect(options.filter != nil && options.stopsAtFailure && options.shuffleSeed == 9)
    #expect(
      BazelTest(environment).completed([]) == [ReportTarget(kind: .junit, file: "out.xml")])
    let given = try RunOptions(ParsedArguments(["a", "--shard", "1/2"], for: .run), environment)
    #expect(given.shard?.index == 1 && given.shard?.count == 2 && given.shuffleSeed == nil)
  }
}
