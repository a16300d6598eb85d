@testable import Crew
@testable import CrewShared
import Coordination
import Foundation
import Testing

@Suite("Links as coordinator actions")
struct CoordinatorActionTests {
  nonisolated static let links: [(path: String, tab: MainTab?)] = [
    ("crew://shifts", .shifts), ("crew://shifts/s1", .shifts), ("crew://shifts/s1/job", .shifts),
    ("crew://trips/t1", .trips), ("crew://tasks/k1", .tasks), ("crew://tasks/new", .tasks),
    ("crew://chat", .chat), ("crew://profile/u1", .chat), ("crew://account", .account),
    ("crew://password", nil),
  ]

  @Test("the action of a link opens the same link, in its tab")
  func actions() throws {
    for (path, tab) in Self.links {
      let url = try #require(URL(string: path))
      let link = try #require(CrewLink(url))
      let action = try #require(link.action)
      #expect(CrewLink(action) == link)
      #expect(link.tab == tab)
    }
  }

  @Test("only an action that opens a URL of the app is a link")
  func others() throws {
    #expect(CrewLink(.notification([:])) == nil)
    #expect(CrewLink(.launch([:])) == nil)
    let page = try #require(URL(string: "https://crew.example"))
    #expect(CrewLink(.open(page)) == nil)
  }
}
