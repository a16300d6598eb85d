@testable import CrewShared
@testable import CrewShifts
import HeadlessDevice
import Reactive
import Testing

@Suite("ShiftService")
struct ShiftServiceTests {
  private func make() -> (device: Device, service: ShiftService) {
    let device = Device.fresh(signedInAs: "u1")
    return (device, ShiftService(client: SessionHTTPClient.make()))
  }

  @Test("the shifts are in the server's order")
  func list() throws {
    let (device, service) = make()
    let shifts = Recorder(service.shifts())
    try device.advanceOneSecond()
    #expect(
      shifts.values.map { $0.map(\.title) } == [
        [
          "Barista · Café Rokin", "Waiter · Hotel Amstel", "Stagehand · Paradiso",
          "Picker · Dock 7",
        ]
      ])
    #expect(shifts.ending == "end")
    #expect(device.networkLog == ["0 ms GET /shifts", "200 ms 200 GET /shifts"])
    #expect(
      device.network.exchanges.map(\.request.headers) == [["Authorization": "Bearer u1-token"]])
  }

  @Test("requesting a substitute changes the shift on the server")
  func substitute() throws {
    let (device, service) = make()
    let asked = Recorder(service.requestSubstitute(shiftID: "s3", colleagueID: "u2"))
    try device.advanceOneSecond()
    let shift = Recorder(service.shift(id: "s3"))
    try device.advanceOneSecond()
    #expect(asked.values.count == 1)
    #expect(shift.values.map(\.status) == [.substituteRequested])
    #expect(
      device.networkLog == [
        #"0 ms POST /shifts/s3/substitute {"colleague":"u2"}"#,
        "200 ms 201 POST /shifts/s3/substitute", "1000 ms GET /shifts/s3",
        "1200 ms 200 GET /shifts/s3",
      ])
  }

  @Test("an error status, an unknown id and being offline give messages")
  func failures() throws {
    let (device, service) = make()
    device.answer("GET", "/shifts", 500, times: 1)
    let refused = Recorder(service.shifts())
    let unknown = Recorder(service.shift(id: "s99"))
    try device.advanceOneSecond()
    device.network.isOnline = false
    let offline = Recorder(service.shifts())
    try device.advanceOneSecond()
    #expect(
      [refused.ending, unknown.ending, offline.ending] == [
        "The server answered with status 500.", "There is no shift s99.",
        "The Internet connection appears to be offline.",
      ])
  }

  @Test("a request is sent on subscription and cancelled on disposal")
  func cold() throws {
    let (device, service) = make()
    let shifts = service.shifts()
    #expect(device.networkLog == [])
    shifts.subscribe().dispose()
    try device.advanceOneSecond()
    #expect(device.networkLog == ["0 ms GET /shifts"])
  }
}
