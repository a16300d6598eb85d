@testable import CrewCore
@testable import CrewShared
import Foundation
import HeadlessDevice
import Testing

@Suite("NetworkDriver")
struct NetworkDriverTests {
  @Test("trips and profile are requested with a token and decoded")
  func reading() throws {
    let device = Device.fresh(signedInAs: "u1")
    let driver = NetworkDriver(
      client: SessionHTTPClient.make(), preferences: StoredPreferencesManager())
    var routes: [String] = []
    var names: [String] = []
    driver.getTrips { routes = (try? $0.get().map(\.route)) ?? [] }
    driver.getProfile { names.append((try? $0.get().name) ?? "-") }
    try device.advanceOneSecond()
    #expect(routes == ["Amsterdam → Utrecht", "Utrecht → Den Haag", "Haarlem → Amsterdam"])
    #expect(names == ["Ann Bakker"])
    #expect(
      device.networkLog == [
        "0 ms GET /trips", "0 ms GET /profiles/u1", "200 ms 200 GET /trips",
        "200 ms 200 GET /profiles/u1",
      ])
  }

  @Test("an error gives a message, and no completion handler is called after cancelAll")
  func failing() throws {
    let device = Device.fresh()
    let client = SessionHTTPClient.make()
    let driver = NetworkDriver(client: client, preferences: StoredPreferencesManager())
    var lines: [String] = []
    let ask = {
      driver.getTrips {
        if case .failure(let error) = $0 { lines.append(error.localizedDescription) }
      }
    }
    ask()
    try device.advanceOneSecond()
    device.answer("GET", "/trips", 200, "{}")
    ask()
    try device.advanceOneSecond()
    ask()
    client.cancelAll()
    try device.advanceOneSecond()
    #expect(
      lines == [
        "Sign in first.", "The server's answer could not be read.",
      ])
  }
}
