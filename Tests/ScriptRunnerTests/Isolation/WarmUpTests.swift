import HeadlessDevice
import Testing

@testable import ScriptRunner

@Suite struct WarmUpTests {
  @Test("The warm-up's scene passes, so that each of its lines runs")
  func passes() throws {
    let result = try #require(WarmUp.run())
    #expect(result.failure?.summary == nil)
    #expect(result.failure?.details ?? [] == [])
    #expect(result.findings.map(\.message) == [])
  }
}
