import HeadlessUIKit
import RehearsalCore
import Testing

/// A way out of a flow, or one that leads back into it.
nonisolated struct WayOut: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// What is opened before, from the first screen.
  let opened: [FlowChoice]
  /// How many of those are still open afterwards.
  let stillOpen: Int
  let leave: @MainActor @Sendable (Session) throws -> Void

  init(
    _ name: String, of opened: FlowChoice..., stillOpen: Int = 0,
    leave: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    testDescription = name
    self.opened = opened
    self.stillOpen = stillOpen
    self.leave = leave
  }
}

extension WayOut {
  @MainActor static let all = pops + stacks + sheets + returns

  @MainActor private static let pops = [
    WayOut("back", of: .push) { try $0.perform(.back) },
    WayOut("back twice", of: .push, .more) {
      try $0.perform(.back)
      try $0.perform(.back)
    },
    WayOut("back from a flow's flow", of: .push, .push, stillOpen: 1) { try $0.perform(.back) },
    WayOut("a swipe, finished", of: .push) { try $0.perform(.swipeBack) },
    WayOut("a swipe, cancelled", of: .push, stillOpen: 1) { try $0.swipeBackAndReturn() },
    WayOut("a swipe, cancelled, then finished", of: .push) {
      try $0.swipeBackAndReturn()
      try $0.perform(.swipeBack)
    },
  ]

  @MainActor private static let stacks = [
    WayOut("pop to one", of: .push, .push, .more, stillOpen: 1) {
      try $0.perform(.open(url: "flow://pop-to-one"))
    },
    WayOut("pop to root", of: .push, .more) {
      try $0.perform(.open(url: "flow://pop-to-root"))
    },
    WayOut("pop to root from a flow's flow", of: .push, .push, .more) {
      try $0.perform(.open(url: "flow://pop-to-root"))
    },
    WayOut("setViewControllers", of: .push, .push, .more) {
      try $0.perform(.open(url: "flow://set"))
    },
  ]

  @MainActor private static let sheets = [
    WayOut("a sheet swiped down", of: .present) { try $0.perform(.swipeDown) },
    WayOut("a sheet swiped down, cancelled", of: .present, stillOpen: 1) {
      try UIApplication.shared.swipeDown(.cancelled)
      try $0.perform(.wait(.seconds(1)))
    },
    WayOut("a sheet swiped down on its second screen", of: .present, .more) {
      try $0.perform(.swipeDown)
    },
    WayOut("a sheet swiped down with a flow pushed in it", of: .present, .push, .more) {
      try $0.perform(.swipeDown)
    },
    WayOut("a sheet on a sheet, the upper swiped down", of: .present, .present, stillOpen: 1) {
      try $0.perform(.swipeDown)
    },
    WayOut("a sheet on a sheet, both swiped down", of: .present, .present) {
      try $0.perform(.swipeDown)
      try $0.perform(.swipeDown)
    },
    WayOut("a sheet on a pushed flow", of: .push, .present, stillOpen: 1) {
      try $0.perform(.swipeDown)
    },
  ]

  @MainActor private static let returns = [
    WayOut("another tab", of: .push, .more, stillOpen: 2) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
    },
    WayOut("another tab, back to the first, and out", of: .push) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
      try $0.perform(.tap(ElementQuery("Flow", type: .tab)))
      try $0.perform(.back)
    },
    WayOut("the first tab tapped again", of: .push, .push, .more) {
      try $0.perform(.tap(ElementQuery("Flow", type: .tab)))
    },
  ]
}

extension Session {
  /// A finger that starts the back swipe, and thinks better of it.
  fileprivate func swipeBackAndReturn() throws {
    try UIApplication.shared.swipeBack(.cancelled)
    try perform(.wait(.seconds(1)))
  }
}
