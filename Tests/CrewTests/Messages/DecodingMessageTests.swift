import Crew
import Foundation
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Testing

@Suite("Failures after an answer that cannot be decoded")
struct DecodingMessageTests {
  @Test("the failed scene lists the request with what the decoder refused")
  func listed() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).script")
    let script = """
      @launch onboarded=true authToken=ann-token userID=u1
      given GET /shifts responds 200 {"shifts": 7}
      expect cell 1

      """
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let runner = SceneRunner(CrewAppDelegate.self)
    let result = runner.run(try #require(ScriptLoader().load(file.path).scenes.first))
    let line = try #require(result.failure?.requests.first { $0.contains("GET /shifts") })
    #expect(line.hasPrefix("0 ms  GET /shifts  200 after 200 ms, not decoded: "))
  }
}
