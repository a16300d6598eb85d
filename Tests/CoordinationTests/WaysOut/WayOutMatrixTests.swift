import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("A way out against every kind of coordinator")
struct WayOutMatrixTests {
  private func launched(_ kit: Kit) throws -> Session {
    let session = try Session(kit.app)
    try session.launch()
    return session
  }

  @Test(
    "whoever left is gone, and whoever stayed is there", arguments: await WayOut.all, Kit.allCases)
  func leave(by way: WayOut, in kit: Kit) throws {
    let session = try launched(kit)
    var stages = [session.living]
    for choice in way.opened {
      try session.perform(.tap(ElementQuery(choice.rawValue)))
      stages.append(session.living)
    }
    try way.leave(session)
    #expect(session.living == stages[way.stillOpen])
    #expect(Set(stages.map(\.controllers.count)).count == stages.count)
    #expect(stages.allSatisfy { $0.leaks == [] && $0.findings == [] })
  }

  @Test(
    "each flow that is started is in the tree, and a second screen is none", arguments: Kit.allCases
  )
  func tree(_ kit: Kit) throws {
    let session = try launched(kit)
    var sizes = [session.living.tree.count]
    let steps: [Action] = [
      .tap(ElementQuery("Push")), .tap(ElementQuery("More")), .back, .tap(ElementQuery("Push")),
    ]
    for step in steps {
      try session.perform(step)
      sizes.append(session.living.tree.count)
    }
    #expect(sizes.map { $0 - sizes[0] } == [0, 1, 1, 1, 2])
  }

  @Test(
    "a replaced root leaves nobody of the old one",
    arguments: [
      [], [.push, .push, .more], [.present], [.push, .present, .more], [.present, .push],
      [.present, .present],
    ] as [[FlowChoice]], Kit.allCases)
  func replaceRoot(behind opened: [FlowChoice], in kit: Kit) throws {
    let session = try launched(kit)
    for choice in opened { try session.perform(.tap(ElementQuery(choice.rawValue))) }
    try session.perform(.open(url: "flow://replace-root"))
    #expect(session.living == Living(tree: [], coordinators: [], controllers: ["Fresh"]))
  }
}
