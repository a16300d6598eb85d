import Foundation
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

  @Test("going back ends where an act cannot be undone, as the app cannot be launched again")
  func goingBack() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = Session.Configuration()
    configuration.storage = file
    let session = try LiveSession(CounterAppDelegate.self, configuration) { _ in }
    for _ in 0..<2 { #expect(session.perform("tap More")) }
    #expect(session.goBack(to: 1))
    // A folder takes the place of the file.
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(!session.goBack(to: 0))
    #expect(session.state(known: 0, of: 0).contains("the app could not be launched again"))
  }
}
