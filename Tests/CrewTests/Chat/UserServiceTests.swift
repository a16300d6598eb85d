@testable import CrewChat
import Foundation
import HeadlessDevice
import Reactive
import Testing

@Suite("UserService and ProfileDetails")
struct UserServiceTests {
  private static let cached = User(id: "u2", name: "Bilal", role: "Waiter", phone: "1")
  private static let fresh = User(id: "u2", name: "Bilal Öz", role: "Shift lead", phone: "2")

  private func make(cached: Data?) -> (
    service: UserService, network: NetworkProviderDouble, storage: StorageDouble
  ) {
    Device.current = Device()
    let (network, storage) = (NetworkProviderDouble(), StorageDouble())
    storage["user.u2"] = cached
    return (UserService(networkProvider: network, storage: storage), network, storage)
  }

  @Test("the cached user comes first, then the server's, which is stored with its keys in order")
  func cacheThenNetwork() throws {
    let (service, network, storage) = make(cached: try JSONEncoder().encode(Self.cached))
    let users = Recorder(service.fetchUser(id: "u2"))
    #expect(users.values == [Self.cached])
    network.answer(Self.fresh)
    #expect(users.values == [Self.cached, Self.fresh])
    #expect(users.ending == "end")
    #expect(network.calls == ["GET /profiles/u2"])
    #expect(
      storage["user.u2"].map { String(decoding: $0, as: UTF8.self) }
        == #"{"id":"u2","name":"Bilal Öz","phone":"2","role":"Shift lead"}"#)
  }

  @Test(
    "without a readable cache only the server's user comes", arguments: [nil, Data("?".utf8)])
  func networkOnly(cached: Data?) {
    let (service, network, _) = make(cached: cached)
    let users = Recorder(service.fetchUser(id: "u2"))
    network.answer(Self.fresh)
    #expect(users.values == [Self.fresh])
  }

  @Test("a failing request keeps the cached user and emits the error")
  func failing() throws {
    let cached = try JSONEncoder().encode(Self.cached)
    let (service, network, storage) = make(cached: cached)
    let users = Recorder(service.fetchUser(id: "u2"))
    network.fail("The server is asleep.")
    #expect(users.values == [Self.cached])
    #expect(users.ending == "The server is asleep.")
    #expect(storage["user.u2"] == cached)
  }

  @Test("a reset removes the cached users and nothing else")
  func reset() {
    let (service, _, storage) = make(cached: Data("?".utf8))
    storage["userID"] = Data("u1".utf8)
    service.reset()
    #expect(storage.keys == ["userID"])
  }

  @Test("each appearance of a profile shows the cached user, then the server's")
  func profile() throws {
    let (service, network, _) = make(cached: try JSONEncoder().encode(Self.cached))
    let appears = PublishSubject<Void>()
    let outputs = ProfileDetailsViewModel(profileId: "u2", userService: service)
      .makeOutputs(from: .init(viewWillAppear: appears.asObservable()))
    let props = Recorder(outputs.props)
    let alerts = Recorder(outputs.alert)
    appears.onNext(())
    network.answer(Self.fresh)
    appears.onNext(())
    network.fail("The server is asleep.")
    #expect(
      props.values == [
        ProfileDetailsProps(title: "Profile"),
        ProfileDetailsProps(title: "Profile", name: "Bilal", role: "Waiter", phone: "1"),
        ProfileDetailsProps(title: "Profile", name: "Bilal Öz", role: "Shift lead", phone: "2"),
      ])
    #expect(alerts.values == ["The server is asleep."])
  }
}
