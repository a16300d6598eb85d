import HeadlessUIKit
import RehearsalCore
import Testing

/// A way to leave flows, or to return to them.
nonisolated struct FlowExit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The flows to open first, from the first screen.
  let opened: [FlowChoice]
  /// The number of those that are still open afterwards.
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

extension FlowExit {
  @MainActor static let all = pops + stacks + sheets + returns

  @MainActor private static let pops = [
    FlowExit("back", of: .push) { try $0.perform(.back) },
    FlowExit("back twice", of: .push, .more) {
      try $0.perform(.back)
      try $0.perform(.back)
    },
    FlowExit("back from a flow's flow", of: .push, .push, stillOpen: 1) { try $0.perform(.back) },
    FlowExit("a swipe, finished", of: .push) { try $0.perform(.swipeBack) },
    FlowExit("a swipe, cancelled", of: .push, stillOpen: 1) { try $0.cancelSwipeBack() },
    FlowExit("a swipe, cancelled, then finished", of: .push) {
      try $0.cancelSwipeBack()
      try $0.perform(.swipeBack)
    },
  ]

  @MainActor private static let stacks = [
    FlowExit("pop to one", of: .push, .push, .more, stillOpen: 1) {
      try $0.perform(.open(url: "flow://pop-to-one"))
    },
    FlowExit("pop to root", of: .push, .more) {
      try $0.perform(.open(url: "flow://pop-to-root"))
    },
    FlowExit("pop to root from a flow's flow", of: .push, .push, .more) {
      try $0.perform(.open(url: "flow://pop-to-root"))
    },
    FlowExit("setViewControllers", of: .push, .push, .more) {
      try $0.perform(.open(url: "flow://set"))
    },
  ]

  @MainActor private static let sheets = [
    FlowExit("a sheet swiped down", of: .present) { try $0.perform(.swipeDown) },
    FlowExit("a sheet swiped down, cancelled", of: .present, stillOpen: 1) {
      try UIApplication.shared.swipeDown(.cancelled)
      try $0.perform(.wait(.seconds(1)))
    },
    FlowExit("a sheet swiped down on its second screen", of: .present, .more) {
      try $0.perform(.swipeDown)
    },
    FlowExit("a sheet swiped down with a flow pushed in it", of: .present, .push, .more) {
      try $0.perform(.swipeDown)
    },
    FlowExit("a sheet on a sheet, the upper swiped down", of: .present, .present, stillOpen: 1) {
      try $0.perform(.swipeDown)
    },
    FlowExit("a sheet on a sheet, both swiped down", of: .present, .present) {
      try $0.perform(.swipeDown)
      try $0.perform(.swipeDown)
    },
    FlowExit("a sheet on a pushed flow", of: .push, .present, stillOpen: 1) {
      try $0.perform(.swipeDown)
    },
  ]

  @MainActor private static let returns = [
    FlowExit("another tab", of: .push, .more, stillOpen: 2) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
    },
    FlowExit("another tab, then the first tab and back", of: .push) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
      try $0.perform(.tap(ElementQuery("Flow", type: .tab)))
      try $0.perform(.back)
    },
    FlowExit("the first tab tapped again", of: .push, .push, .more) {
      try $0.perform(.tap(ElementQuery("Flow", type: .tab)))
    },
  ]
}

extension Session {
  /// Starts a back swipe and cancels it.
  fileprivate func cancelSwipeBack() throws {
    try UIApplication.shared.swipeBack(.cancelled)
    try perform(.wait(.seconds(1)))
  }
}
