@testable import Crew
@testable import CrewShared
import Foundation
import HeadlessDevice
import Testing

@Suite("CrewLink and LinkChecker")
struct CrewLinkTests {
  nonisolated static let paths = [
    "crew://shifts", "crew://shifts/s1", "crew://shifts/s1/job", "crew://trips/t1",
    "crew://tasks/k1", "crew://tasks/new", "crew://chat", "crew://profile/u1", "crew://account",
    "crew://password",
  ]

  @Test("every link of the app is parsed, with the resource it needs")
  func reading() throws {
    let links = try Self.paths.map { CrewLink(try #require(URL(string: $0))) }
    #expect(
      links == [
        .shifts, .shift(id: "s1"), .job(shiftID: "s1"), .trip(id: "t1"), .task(id: "k1"), .newTask,
        .chat, .profile(id: "u1"), .account, .password,
      ])
    #expect(
      links.map { $0?.resource } == [
        nil, "/shifts/s1", "/shifts/s1", "/trips/t1", "/tasks/k1", nil, nil, "/profiles/u1", nil,
        nil,
      ])
  }

  @Test(
    "an unsupported URL is not a link",
    arguments: [
      "https://shifts", "crew://nowhere", "crew://shifts/s1/job/more", "crew://shifts/s1/pay",
      "crew://trips", "crew://chat/m1", "crew://account/me", "crew:shifts",
    ])
  func refusing(path: String) throws {
    #expect(CrewLink(try #require(URL(string: path))) == nil)
  }

  @Test("the checker sends an authorized request only for links with a resource")
  func checking() throws {
    let device = Device.fresh(signedInAs: "u1")
    let checker = NetworkLinkChecker(client: SessionHTTPClient.make())
    var answers: [String] = []
    let links: [CrewLink] = [.chat, .shift(id: "s4"), .shift(id: "s99"), .profile(id: "u2")]
    for link in links { checker.check(link) { answers.append("\(link) \($0)") } }
    #expect(answers == ["chat true"])
    try device.advanceOneSecond()
    #expect(
      answers == [
        "chat true", #"shift(id: "s4") true"#, #"shift(id: "s99") false"#,
        #"profile(id: "u2") true"#,
      ])
    #expect(
      device.networkLog.prefix(3) == [
        "0 ms GET /shifts/s4", "0 ms GET /shifts/s99", "0 ms GET /profiles/u2",
      ])
    device.network.isOnline = false
    checker.check(.trip(id: "t1")) { answers.append("offline \($0)") }
    try device.advanceOneSecond()
    #expect(answers.last == "offline false")
  }
}
