import Foundation
import ScriptRunner
import Testing

@testable import CommandLineInterface

@Suite("The number of jobs")
struct JobsTests {
  private func jobs(_ options: String...) throws -> Int {
    try RunOptions(ParsedArguments(["a"] + options, for: .run), [:]).jobs
  }

  @Test("there is a job for each core; one for one process, and where the storage is passed on")
  func defaults() throws {
    #expect(try jobs() == ProcessInfo.processInfo.activeProcessorCount)
    #expect(try jobs("--isolation", "none") == 1)
    #expect(try jobs("--storage", "s") == 1)
    #expect(try jobs("--isolation", "none", "--storage", "s") == 1)
    #expect(try jobs("--jobs", "7") == 7)
  }
}
