@testable import Crew
import Foundation
import HeadlessDevice
import PropsMVVM
import Reactive
import Testing

@Suite("MessagesService")
struct MessagesServiceTests {
  /// A service over the phone's network, set up or not, with all its states in words.
  private final class World {
    let device = Device.fresh(signedInAs: "u1")
    let service: MessagesService
    var states: [String] = []
    private var sending: DisposeBag?
    private let disposeBag = DisposeBag()

    init() {
      service = MessagesService(
        networkProvider: NetworkProvider { ["Authorization": "Bearer u1-token"] })
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

  @Test("messages are sent one at a time, in order, also after one that failed")
  func order() throws {
    let world = World()
    world.setUp()
    world.device.fail("POST", "/messages", "The line is busy.")
    for body in ["A", "B", "C"] { world.service.send(body) }
    try world.device.passASecond()
    #expect(
      world.states == [
        "", "A pending", "A pending, B pending", "A pending, B pending, C pending",
        "A failed, B pending, C pending", "A failed, B sent m4, C pending",
        "A failed, B sent m4, C sent m5",
      ])
    #expect(
      world.device.traffic == [
        #"0 ms POST /messages {"body":"A"}"#, "200 ms failed POST /messages The line is busy.",
        #"200 ms POST /messages {"body":"B"}"#, "400 ms 201 POST /messages",
        #"400 ms POST /messages {"body":"C"}"#, "600 ms 201 POST /messages",
      ])
  }

  @Test("what failed goes to the end of the queue when it is tried again, and only what failed")
  func retrying() throws {
    let world = World()
    world.setUp()
    world.device.fail("POST", "/messages", "The line is busy.")
    world.service.send("A")
    try world.device.passASecond()
    world.service.send("B")
    world.service.retry(id: try world.id(of: "A"))
    world.service.retry(id: try world.id(of: "B"))
    world.service.retry(id: UUID())
    try world.device.passASecond()
    #expect(
      world.states.suffix(4) == [
        "A failed, B pending", "A pending, B pending", "A pending, B sent m4",
        "A sent m5, B sent m4",
      ])
    #expect(world.device.network.exchanges.count == 3)
  }

  @Test("what is forgotten is not sent, and the answer of what was under way changes nothing")
  func forgetting() throws {
    let world = World()
    world.setUp()
    for body in ["A", "B"] { world.service.send(body) }
    world.service.reset()
    try world.device.passASecond()
    world.service.send("C")
    try world.device.passASecond()
    #expect(world.states.suffix(4) == ["", "", "C pending", "C sent m5"])
    #expect(
      world.device.network.exchanges.map(\.request.bodyText) == [
        #"{"body":"A"}"#, #"{"body":"C"}"#,
      ])
  }

  @Test("what was written while nobody sent is sent once somebody does")
  func late() throws {
    let world = World()
    world.service.send("A")
    try world.device.passASecond()
    #expect(world.device.traffic == [])
    world.setUp()
    world.service.send("B")
    world.tearDown()
    try world.device.passASecond()
    #expect(world.states.last == "A pending, B pending")
    world.setUp()
    try world.device.passASecond()
    #expect(world.states.last == "A sent m4, B sent m5")
  }

  @Test("the reducer changes the message that is meant, and no other")
  func reducing() {
    let ids = (0..<2).map { _ in UUID() }
    let messages = ids.map { LocalMessage(id: $0, body: "x", createdAt: Date()) }
    let actions: [MessagesService.Action] = [
      .failed(ids[0]), .sent(ids[1], as: "m9"), .queuedAgain(ids[0]), .failed(UUID()), .forgotten,
    ]
    var states = [messages]
    for action in actions { states.append(MessagesService.reduce(states.last ?? [], action)) }
    #expect(
      states.map { $0.map(\.words) } == [
        ["x pending", "x pending"], ["x failed", "x pending"], ["x failed", "x sent m9"],
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
    case .failed: "\(body) failed"
    }
  }
}
