@testable import CrewShared
import Foundation
import HeadlessDevice
import Testing

@Suite("SessionHTTPClient")
struct SessionHTTPClientTests {
  /// Sends a request and collects its result as a line.
  private final class Fixture {
    let device: Device
    let client: SessionHTTPClient
    private(set) var results: [String] = []

    init(signedInAs userID: String?) {
      device = Device.fresh(signedInAs: userID)
      client = SessionHTTPClient.make()
    }

    @discardableResult
    func send(_ path: String) -> () -> Void {
      client.send(HTTPRequest("GET", path), fileID: #fileID, line: #line) { [unowned self] result in
        switch result {
        case .success(let body): results.append("\(path): \(body.count > 0)")
        case .failure(let error): results.append("\(path): \(error.localizedDescription)")
        }
      }
    }
  }

  @Test("a request carries the session's token, and an error the server's message")
  func signing() throws {
    let fixture = Fixture(signedInAs: "u1")
    fixture.send("/tasks")
    fixture.send("/tasks/k9")
    try fixture.device.advanceOneSecond()
    #expect(fixture.results == ["/tasks: true", "/tasks/k9: There is no task k9."])
    #expect(
      fixture.device.network.exchanges.map(\.request.headers)
        == Array(repeating: ["Authorization": "Bearer u1-token"], count: 2))
  }

  @Test("a refused token ends the session once, and its requests get no answer")
  func expiry() throws {
    let fixture = Fixture(signedInAs: "u1")
    var ends = 0
    fixture.client.sessionExpired = { [client = fixture.client] in
      ends += 1
      client.cancelAll()
      StoredPreferencesManager().authToken = nil
    }
    fixture.device.answer("GET", "/tasks", 401)
    for _ in 0..<2 { fixture.send("/tasks") }
    fixture.send("/trips")
    try fixture.device.advanceOneSecond()
    #expect(ends == 1)
    #expect(fixture.results == [])
  }

  @Test("a request without a token, or of an earlier session, does not end the session")
  func otherRefusals() throws {
    let fixture = Fixture(signedInAs: nil)
    var ends = 0
    fixture.client.sessionExpired = { ends += 1 }
    fixture.send("/tasks")
    try fixture.device.advanceOneSecond()
    StoredPreferencesManager().authToken = "old"
    fixture.device.answer("GET", "/trips", 401)
    fixture.send("/trips")
    StoredPreferencesManager().authToken = "new"
    try fixture.device.advanceOneSecond()
    #expect(ends == 0)
    #expect(
      fixture.results == ["/tasks: Sign in first.", "/trips: The server answered with status 401."])
  }

  @Test("a cancelled request gets no answer, and the others do")
  func cancelling() throws {
    let fixture = Fixture(signedInAs: "u1")
    let cancel = fixture.send("/tasks")
    fixture.send("/trips")
    cancel()
    try fixture.device.advanceOneSecond()
    #expect(fixture.results == ["/trips: true"])
  }
}
