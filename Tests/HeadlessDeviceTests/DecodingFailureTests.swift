import Foundation
import HeadlessDevice
import Testing

@Suite("What a decoder refused")
struct DecodingFailureTests {
  private struct Trip: Decodable {
    struct Stop: Decodable {
      let name: String
    }

    let stops: [Stop]
    let price: Int
  }

  /// Returns what the exchange says after the app decoded a body, or tried to.
  private func failure(decoding body: String) throws -> String? {
    let device = Device()
    device.network.add(
      Stub(
        method: "GET", path: "/trips",
        outcome: .response(HTTPResponse(status: 200, body: Data(body.utf8)))))
    device.network.send(HTTPRequest("GET", "/trips")) { result in
      do {
        _ = try JSONDecoder().decode(Trip.self, from: result.get().body)
      } catch {
        device.network.reportDecodingFailure(error)
      }
    }
    try device.clock.advance(by: .seconds(1))
    let events = device.log.events.filter { $0.name.hasPrefix("not decoded") }
    let reason = device.network.exchanges[0].decodingFailure
    #expect(events.map(\.name) == (reason == nil ? [] : ["not decoded GET /trips"]))
    #expect(events.compactMap(\.detail) == [reason].compactMap { $0 })
    return reason
  }

  @Test(
    "the reason has the place in the value and what was expected there",
    arguments: [
      (#"{"stops": []}"#, "there is no `price`"),
      (#"{"stops": [{"name": "A"}, {}], "price": 1}"#, "stops[1]: there is no `name`"),
      (#"{"stops": [{"name": null}], "price": 1}"#, "stops[0].name: expected String, found null"),
    ])
  func reasons(body: String, reason: String) throws {
    #expect(try failure(decoding: body) == reason)
  }

  @Test("another type than expected, and bytes that are no JSON, are told in Foundation's words")
  func words() throws {
    let mismatch = try failure(decoding: #"{"stops": [], "price": "free"}"#)
    #expect(mismatch?.hasPrefix("price: expected Int. ") == true)
    #expect(try failure(decoding: "<html>")?.contains("JSON") == true)
  }

  @Test("a body that is decoded has no reason")
  func none() throws {
    #expect(try failure(decoding: #"{"stops": [], "price": 1}"#) == nil)
  }

  @Test("an error without a request is ignored")
  func early() {
    let device = Device()
    device.network.reportDecodingFailure(NetworkError.offline)
    #expect(device.log.events == [])
  }

  @Test("a refused body after exchanges that were forgotten is noted at its own exchange")
  func forgotten() throws {
    let device = Device()
    device.network.add(
      Stub(
        method: "GET", path: "/trips",
        outcome: .response(HTTPResponse(status: 200, body: Data("{}".utf8)))))
    for _ in 0..<3 { _ = device.network.answer(HTTPRequest("GET", "/old")) }
    device.network.forgetExchanges()
    _ = device.network.answer(HTTPRequest("GET", "/new"))
    let answer = device.network.answer(HTTPRequest("GET", "/trips"))
    do {
      _ = try JSONDecoder().decode(Trip.self, from: answer.get().body)
    } catch {
      device.network.reportDecodingFailure(error)
    }
    #expect(device.network.exchanges.map(\.decodingFailure) == [nil, "there is no `stops`"])
  }
}
