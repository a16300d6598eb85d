import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Opening a link in every situation, with every kit")
struct LinkMatrixTests {
  @Test(
    "a link ends all flows, leaks none of their objects, and shows the linked screen",
    arguments: await LinkSituation.all,
    Kit.allCases)
  func openLink(in situation: LinkSituation, with kit: Kit) throws {
    let session = try Session(kit.app)
    try session.launch()
    let launched = session.liveObjects
    for choice in situation.opened {
      try session.perform(.tap(ElementQuery(choice.rawValue)))
    }
    try situation.steps(session)
    try session.perform(.open(url: "flow://linked"))
    try session.perform(.wait(.seconds(3)))
    var linked = launched
    linked.controllers.append("Linked")
    #expect(session.liveObjects == linked)
    #expect(session.screen.path.last == "Linked")
    #expect(session.screen.path.count == 2)
    try session.perform(.back)
    #expect(session.liveObjects == launched)
  }
}
