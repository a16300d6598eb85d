@testable import CrewShared
@testable import CrewShifts
import HeadlessDevice
import Reactive
import Testing

@Suite("The Shifts flow's use cases")
struct ShiftUseCaseTests {
  private func make() -> (device: Device, service: ShiftService, flow: FlowManager) {
    let device = Device.fresh(signedInAs: "u1")
    return (device, ShiftService(client: SessionHTTPClient.make()), FlowManager())
  }

  @Test("a confirmed shift allows to find a substitute; a requested one does not offer it again")
  func allowedActions() throws {
    let (device, service, flow) = make()
    let useCase = ShiftUseCase(service: service, flowManager: flow)
    let before = Recorder(useCase.match(id: "s1"))
    try device.advanceOneSecond()
    let asked = Recorder(service.requestSubstitute(shiftID: "s1", colleagueID: "u2"))
    try device.advanceOneSecond()
    let after = Recorder(useCase.match(id: "s1"))
    flow.substituteWasRequested(forShift: "s2")
    let known = Recorder(useCase.match(id: "s2"))
    try device.advanceOneSecond()
    #expect(asked.values.count == 1)
    #expect(before.values.map(\.allowedActions) == [[.openJobPage, .findSubstitute]])
    #expect(
      (after.values + known.values).map(\.status)
        == Array(repeating: .substituteRequested, count: 2))
    #expect(
      (after.values + known.values).map(\.allowedActions) == [[.openJobPage], [.openJobPage]])
  }

  @Test("an application is kept by the server, and by the flow that sent it")
  func applying() throws {
    let (device, service, flow) = make()
    let useCase = JobPageUseCase(service: service, flowManager: flow, userLocation: nil)
    let sent = Recorder(useCase.apply(toShift: "s1"))
    try device.advanceOneSecond()
    let again = Recorder(useCase.apply(toShift: "s1"))
    let later = Recorder(
      JobPageUseCase(service: service, flowManager: FlowManager(), userLocation: nil).job(
        ofShift: "s1"))
    try device.advanceOneSecond()
    #expect(sent.values.count == 1)
    #expect(flow.hasApplied(toShift: "s1"))
    #expect(again.ending == "You have applied already.")
    #expect(later.values.map(\.isApplied) == [true])
  }

  @Test("the other shifts are sorted by the user's location, and without one as the server does")
  func nearby() throws {
    let (device, service, flow) = make()
    let docks = Geolocation(latitude: 52.41, longitude: 4.8)
    let lists = [docks, nil].map {
      Recorder(
        JobPageUseCase(service: service, flowManager: flow, userLocation: $0)
          .otherShifts(than: "s1"))
    }
    try device.advanceOneSecond()
    #expect(
      lists.map { $0.values.map { $0.map(\.shift.employer) } } == [
        [["Dock 7", "Paradiso", "Hotel Amstel"]], [["Hotel Amstel", "Paradiso", "Dock 7"]],
      ])
    #expect(lists[1].values.map { $0.map(\.distance) } == [[nil, nil, nil]])
    let nearest = try #require(lists[0].values.first?.first?.distance)
    #expect((50...150).contains(nearest))
  }

  @Test("the colleagues are the server's, without the user")
  func colleagues() throws {
    let (device, service, _) = make()
    let names = Recorder(RequestSubstituteUseCase(service: service).colleagues())
    try device.advanceOneSecond()
    #expect(names.values.map { $0.map(\.name) } == [["Bilal Öz", "Chen Wei"]])
    #expect(device.networkLog == ["0 ms GET /colleagues", "200 ms 200 GET /colleagues"])
  }
}
