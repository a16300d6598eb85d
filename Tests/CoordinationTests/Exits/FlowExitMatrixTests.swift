import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Leaving flows in every way, with every kit")
struct FlowExitMatrixTests {
  private func launched(_ kit: Kit) throws -> Session {
    let session = try Session(kit.app)
    try session.launch()
    return session
  }

  @Test(
    "flows that were left are released, and the others stay", arguments: await FlowExit.all,
    Kit.allCases)
  func leave(by exit: FlowExit, in kit: Kit) throws {
    let session = try launched(kit)
    var states = [session.liveObjects]
    for choice in exit.opened {
      try session.perform(.tap(ElementQuery(choice.rawValue)))
      states.append(session.liveObjects)
    }
    try exit.leave(session)
    #expect(session.liveObjects == states[exit.stillOpen])
    #expect(Set(states.map(\.controllers.count)).count == states.count)
    #expect(states.allSatisfy { $0.leaks == [] && $0.findings == [] })
  }

  @Test(
    "each started flow is in the coordinator tree; a second screen adds none",
    arguments: Kit.allCases
  )
  func tree(_ kit: Kit) throws {
    let session = try launched(kit)
    var sizes = [session.liveObjects.tree.count]
    let steps: [Action] = [
      .tap(ElementQuery("Push")), .tap(ElementQuery("More")), .back, .tap(ElementQuery("Push")),
    ]
    for step in steps {
      try session.perform(step)
      sizes.append(session.liveObjects.tree.count)
    }
    #expect(sizes.map { $0 - sizes[0] } == [0, 1, 1, 1, 2])
  }

  @Test(
    "replacing the root releases all coordinators and controllers of the old one",
    arguments: [
      [], [.push, .push, .more], [.present], [.push, .present, .more], [.present, .push],
      [.present, .present],
    ] as [[FlowChoice]], Kit.allCases)
  func replaceRoot(behind opened: [FlowChoice], in kit: Kit) throws {
    let session = try launched(kit)
    for choice in opened { try session.perform(.tap(ElementQuery(choice.rawValue))) }
    try session.perform(.open(url: "flow://replace-root"))
    #expect(session.liveObjects == LiveObjects(tree: [], coordinators: [], controllers: ["Fresh"]))
  }
}
