@testable import CrewShared
@testable import CrewSignIn
import HeadlessDevice
import Reactive
import Testing

@Suite("NetworkSessionManager")
struct SessionManagerTests {
  private func make() -> (device: Device, manager: NetworkSessionManager) {
    let device = Device.fresh()
    let manager = NetworkSessionManager(
      performer: ClientHTTPPerformer.make(), preferences: StoredPreferencesManager())
    return (device, manager)
  }

  @Test(
    "the right password stores the token and the user's id",
    arguments: [("ann", "ann-token", "u1"), ("bilal", "bilal-token", "u2")])
  func signingIn(name: String, token: String, userID: String) throws {
    let (device, manager) = make()
    let answer = Recorder(manager.signIn(email: "\(name)@crew.example", password: "secret"))
    try device.advanceOneSecond()
    #expect(answer.values.count == 1)
    #expect(
      device.networkLog == [
        #"0 ms POST /session {"email":"\#(name)@crew.example","password":"secret"}"#,
        "200 ms 200 POST /session",
      ])
    let preferences = StoredPreferencesManager()
    #expect([preferences.authToken, preferences.userID] == [token, userID])
  }

  @Test("an error gives a message, and nothing is stored")
  func failing() throws {
    let (device, manager) = make()
    let wrong = Recorder(manager.signIn(email: "ann@crew.example", password: "nope"))
    let unknown = Recorder(manager.signIn(email: "chen@crew.example", password: "secret"))
    try device.advanceOneSecond()
    device.answer("POST", "/session", 503, times: 1)
    let broken = Recorder(manager.signIn(email: "ann@crew.example", password: "secret"))
    try device.advanceOneSecond()
    device.network.isOnline = false
    let offline = Recorder(manager.signIn(email: "ann@crew.example", password: "secret"))
    try device.advanceOneSecond()
    #expect(
      [wrong, unknown, broken, offline].map(\.ending) == [
        "Wrong e-mail or password.", "Wrong e-mail or password.",
        "The server answered with status 503.", "The Internet connection appears to be offline.",
      ])
    #expect(device.storage.values.isEmpty)
  }

  @Test("a link is requested, and disposal cancels the request")
  func link() throws {
    let (device, manager) = make()
    let answer = Recorder(manager.sendLink(email: "ann@crew.example"))
    manager.sendLink(email: "bilal@crew.example").subscribe().dispose()
    try device.advanceOneSecond()
    #expect(answer.values.count == 1)
    #expect(
      device.networkLog == [
        #"0 ms POST /password-link {"email":"ann@crew.example"}"#,
        #"0 ms POST /password-link {"email":"bilal@crew.example"}"#,
        "200 ms 202 POST /password-link",
      ])
  }
}
