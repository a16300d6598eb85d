import RehearsalCore
import Testing

@testable import WebShell

@Suite("The session of the web page")
struct LiveSessionTests {
  @Test("the app starts with the values of the command line in its storage")
  func configuration() throws {
    var configuration = Session.Configuration()
    configuration.launch = ["name": "Ann"]
    let session = try LiveSession(CounterAppDelegate.self, configuration) { _ in }
    #expect(session.perform(#"expect storage name == "Ann" now"#))
    #expect(!session.perform(#"expect storage name == "Bob" now"#))
  }
}
