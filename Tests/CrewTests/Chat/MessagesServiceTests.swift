@testable import CrewChat
@testable import CrewShared
import Foundation
import HeadlessDevice
import PropsMVVM
import Reactive
import Testing

@Suite("MessagesService")
struct MessagesServiceTests {
  /// A service over the device's network, with a text for each state of its outbox.
  private final class Fixture {
    let device = Device.fresh(signedInAs: "u1")
    let service: MessagesService
    var states: [String] = []
    private var sending: DisposeBag?
    private let disposeBag = DisposeBag()

    init() {
      service = MessagesService(
        networkProvider: NetworkProvider { ["Authorization": "Bearer u1-token"] },
        clock: DeviceClock())
      service.outbox
        .subscribe(
          with: self, onNext: { $0.states.append($1.map(\.words).joined(separator: ", ")) }
        )
        .disposed(by: disposeBag)
    }

    func setUp() {
      let bag = DisposeBag()
      service.setupSending().subscribe().disposed(by: bag)
      sending = bag
    }

    func tearDown() { sending = nil }

    func id(of body: String) throws -> UUID {
      let all = Recorder(service.outbox).values.last ?? []
      return try #require(all.first { $0.body == body }?.id)
    }
  }

  @Test("messages are sent one at a time in order, also after a failed one")
  func order() throws {
    let fixture = Fixture()
    fixture.setUp()
    fixture.device.fail("POST", "/messages", "The line is busy.")
    for body in ["A", "B", "C"] { fixture.service.send(body).subscribe().dispose() }
    try fixture.device.advanceOneSecond()
    #expect(
      fixture.states == [
        "", "A pending", "A pending, B pending", "A pending, B pending, C pending",
        "A failed (The line is busy.), B pending, C pending",
        "A failed (The line is busy.), B sent m4, C pending",
        "A failed (The line is busy.), B sent m4, C sent m5",
      ])
    #expect(
      fixture.device.networkLog == [
        #"0 ms POST /messages {"body":"A"}"#, "200 ms failed POST /messages The line is busy.",
        #"200 ms POST /messages {"body":"B"}"#, "400 ms 201 POST /messages",
        #"400 ms POST /messages {"body":"C"}"#, "600 ms 201 POST /messages",
      ])
  }

  @Test("retry adds a failed message to the end of the queue, and ignores other messages")
  func retrying() throws {
    let fixture = Fixture()
    fixture.setUp()
    fixture.device.fail("POST", "/messages", "The line is busy.")
    fixture.service.send("A").subscribe().dispose()
    try fixture.device.advanceOneSecond()
    fixture.service.send("B").subscribe().dispose()
    fixture.service.retry(id: try fixture.id(of: "A")).subscribe().dispose()
    fixture.service.retry(id: try fixture.id(of: "B")).subscribe().dispose()
    fixture.service.retry(id: UUID()).subscribe().dispose()
    try fixture.device.advanceOneSecond()
    #expect(
      fixture.states.suffix(4) == [
        "A failed (The line is busy.), B pending", "A pending, B pending", "A pending, B sent m4",
        "A sent m5, B sent m4",
      ])
    #expect(fixture.device.network.exchanges.count == 3)
  }

  @Test("a reset cancels the request under way and the queue, and later messages are sent")
  func forgetting() throws {
    let fixture = Fixture()
    fixture.setUp()
    for body in ["A", "B"] { fixture.service.send(body).subscribe().dispose() }
    fixture.service.reset()
    try fixture.device.advanceOneSecond()
    fixture.service.send("C").subscribe().dispose()
    try fixture.device.advanceOneSecond()
    #expect(
      fixture.states.suffix(4) == ["A pending, B pending", "", "C pending", "C sent m4"])
    #expect(
      fixture.device.network.exchanges.map(\.request.bodyText) == [
        #"{"body":"A"}"#, #"{"body":"C"}"#,
      ])
  }

  @Test("messages added without a sending subscription are sent after the next one")
  func late() throws {
    let fixture = Fixture()
    fixture.service.send("A").subscribe().dispose()
    try fixture.device.advanceOneSecond()
    #expect(fixture.device.networkLog == [])
    fixture.setUp()
    fixture.service.send("B").subscribe().dispose()
    fixture.tearDown()
    try fixture.device.advanceOneSecond()
    #expect(fixture.states.last == "A pending, B pending")
    fixture.setUp()
    try fixture.device.advanceOneSecond()
    #expect(fixture.states.last == "A sent m4, B sent m5")
  }

  @Test("the reducer changes only the message with the action's id")
  func reducing() {
    let ids = (0..<2).map { _ in UUID() }
    let messages = ids.map { LocalMessage(id: $0, body: "x", createdAt: Date()) }
    let actions: [MessagesService.Action] = [
      .markAsFailed(ids[0], reason: "Busy."), .markAsSent(ids[1], as: "m9"), .requeue(ids[0]),
      .markAsFailed(UUID(), reason: ""),
      .removeAll,
    ]
    var states = [messages]
    for action in actions { states.append(MessagesService.reduce(states.last ?? [], action)) }
    #expect(
      states.map { $0.map(\.words) } == [
        ["x pending", "x pending"], ["x failed (Busy.)", "x pending"],
        ["x failed (Busy.)", "x sent m9"],
        ["x pending", "x sent m9"], ["x pending", "x sent m9"], [],
      ])
  }
}

extension LocalMessage {
  /// `Hello pending`.
  fileprivate var words: String {
    switch status {
    case .pending: "\(body) pending"
    case .sent(let id): "\(body) sent \(id)"
    case .failed(let reason): "\(body) failed (\(reason))"
    }
  }
}
