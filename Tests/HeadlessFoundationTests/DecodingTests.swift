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

  @Test("of two responses at the same time the later one counts as the last")
  func sameTime() throws {
    let device = Device()
    Device.current = device
    let bodies = ["[]", "{}"]
    for (path, body) in zip(["/a", "/b"], bodies) {
      let answer = HTTPResponse(status: 200, body: Data(body.utf8))
      device.network.add(Stub(method: "GET", path: path, outcome: .response(answer)))
      let url = try #require(URL(string: "https://example.test\(path)"))
      HeadlessFoundation.URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
    }
    try device.clock.advance(by: .seconds(1))
    let times = device.network.exchanges.map(\.answeredAt)
    #expect(times.count == 2 && times[0] != nil && times[0] == times[1])
    for body in bodies {
      #expect(throws: DecodingError.self) {
        try Ported.decode(Trip.self, from: Data(body.utf8), with: JSONDecoder())
      }
    }
    #expect(device.network.exchanges.map(\.decodingFailure) == [nil, "there is no `name`"])
  }
}
