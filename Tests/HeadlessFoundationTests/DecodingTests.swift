import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("Responses that cannot be decoded")
struct DecodingTests {
  private struct Trip: Decodable { let name: String }

  @Test("the reason is shown with the request; other bytes are nobody's response")
  func report() async throws {
    let device = Device()
    Device.current = device
    let body = Data(#"{"title": "Rome"}"#.utf8)
    device.network.add(
      Stub(method: "GET", path: "/trip", outcome: .response(HTTPResponse(status: 200, body: body))))
    let url = try #require(URL(string: "https://example.test/trip"))
    var answer: Data?
    HeadlessFoundation.URLSession.shared.dataTask(with: url) { data, _, _ in answer = data }
      .resume()
    try device.clock.advance(by: .seconds(1))
    let data = try #require(answer)
    #expect(throws: DecodingError.self) {
      try Ported.decode(Trip.self, from: Data("[]".utf8), with: JSONDecoder())
    }
    #expect(device.network.exchanges.map(\.decodingFailure) == [nil])
    #expect(throws: DecodingError.self) {
      try Ported.decode(Trip.self, from: data, with: JSONDecoder())
    }
    #expect(device.network.exchanges.map(\.decodingFailure) == ["there is no `name`"])
  }
}
