import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("A link against what is in the way, in every kit")
struct LinkMatrixTests {
  @Test(
    "everything in the way ends first, and nobody of it lives", arguments: await Obstacle.all,
    Kit.allCases)
  func follow(past obstacle: Obstacle, in kit: Kit) throws {
    let session = try Session(kit.app)
    try session.launch()
    let launched = session.living
    for choice in obstacle.opened {
      try session.perform(.tap(ElementQuery(choice.rawValue)))
    }
    try obstacle.steps(session)
    try session.perform(.open(url: "flow://linked"))
    try session.perform(.wait(.seconds(3)))
    var linked = launched
    linked.controllers.append("Linked")
    #expect(session.living == linked)
    #expect(session.screen.path.last == "Linked")
    #expect(session.screen.path.count == 2)
    try session.perform(.back)
    #expect(session.living == launched)
  }
}
