import Foundation
import HeadlessDevice
import RehearsalCore
import Testing

@Suite("Texts of failed expectations of requests")
struct RequestFailureTests {
  /// Returns what the failure says of an app that has sent three requests.
  private func text(
    _ method: String, _ path: String, _ json: PropsValue?
  ) throws -> [String] {
    let session = try waitingSession { _ in
      let network = Device.current.network
      for (method, path, body) in [
        ("POST", "/notes", #"{"text": "one"}"#), ("PUT", "/notes", #"{"text": "two"}"#),
        ("GET", "/notes", ""),
      ] {
        network.send(HTTPRequest(method, path, body: Data(body.utf8))) { _ in }
      }
    }
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(
        RehearsalCore.Expectation(
          .request(method: method, path: path, json: json), within: .zero))
    }
    return [failure?.seen ?? "nothing"] + (failure?.nearest.map { ["nearest \($0)"] } ?? [])
      + (failure?.difference ?? [])
  }

  @Test("a request with another body is told with the body of that method and path")
  func body() throws {
    let expected = PropsValue.members(["text": .string("three")])
    let difference = [#"-   "text": "three""#]
    #expect(
      try text("POST", "/notes", expected) == [
        #"POST /notes with {"text": "one"}"#, "  {", difference[0], #"+   "text": "one""#, "  }",
      ])
    #expect(
      try text("PUT", "/notes", expected) == [
        #"PUT /notes with {"text": "two"}"#, "  {", difference[0], #"+   "text": "two""#, "  }",
      ])
  }

  @Test("a request that was not sent is told with all that were, and the nearest of them")
  func missing() throws {
    let sent = "sent: POST /notes, PUT /notes, GET /notes"
    #expect(try text("POST", "/note", nil) == [sent, "nearest POST /notes"])
    #expect(try text("DELETE", "/trips", .null) == [sent])
  }
}
