package import HeadlessUIKit
package import RehearsalCore
import ScriptRunner

/// An app's session in a browser: the page, its service and its server.
package final class WebShell {
  /// The address of the page, with its token.
  package let address: String

  private let server: WebServer

  /// Launches an app and starts a server for it.
  ///
  /// - Throws: ``WebServer/Failure``, or the reason that the app cannot be launched.
  package init(
    _ delegate: any UIApplicationDelegate.Type, _ configuration: Session.Configuration,
    port: UInt16, token: String = WebGate.makeToken(), print: @escaping (String) -> Void
  ) throws {
    server = try WebServer(port: port)
    let gate = WebGate(token: token, port: server.port)
    let session = try LiveSession(delegate, configuration, print: print)
    let service = WebService(session, gate: gate)
    server.answer = service.answer
    address = gate.address
  }

  /// Handles requests until a condition ends it.
  package func run(until isDone: () -> Bool) {
    while !isDone() { server.run(milliseconds: 200) }
    server.stop()
  }
}
