import HeadlessUIKit
import RehearsalCore
import Testing

/// What is in the way of a link.
nonisolated struct Obstacle: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let opened: [FlowChoice]
  let steps: @MainActor @Sendable (Session) throws -> Void

  init(
    _ name: String, _ opened: FlowChoice...,
    steps: @escaping @MainActor @Sendable (Session) throws -> Void = { _ in }
  ) {
    testDescription = name
    self.opened = opened
    self.steps = steps
  }
}

extension Obstacle {
  @MainActor static let all = screens + forced + alerts + moves

  @MainActor private static let screens = [
    Obstacle("nothing"),
    Obstacle("a pushed flow", .push),
    Obstacle("a pushed flow's flow", .push, .push, .more),
    Obstacle("a sheet", .present),
    Obstacle("a sheet on its second screen", .present, .more),
    Obstacle("a sheet with a flow pushed in it", .present, .push),
    Obstacle("a sheet on a sheet", .present, .present),
    Obstacle("three sheets", .present, .present, .present),
    Obstacle("a sheet on a pushed flow", .push, .present),
    Obstacle("another tab", .push) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
    },
  ]

  @MainActor private static let forced = [
    Obstacle("a sheet that cannot be pulled away", .present) { try $0.force() },
    Obstacle("one on a sheet", .present, .present) { try $0.force() },
  ]

  @MainActor private static let alerts = [
    Obstacle("an alert") { try $0.perform(.open(url: "flow://alert")) },
    Obstacle("an alert on a pushed flow", .push) { try $0.perform(.open(url: "flow://alert")) },
    Obstacle("an alert on a sheet on a sheet", .present, .present) {
      try $0.perform(.open(url: "flow://alert"))
    },
  ]

  @MainActor private static let moves = [
    Obstacle("a sheet half way down", .present) { _ in try UIApplication.shared.swipeDown() },
    Obstacle("a sheet on a sheet, half way down", .present, .present) { _ in
      try UIApplication.shared.swipeDown()
    },
    Obstacle("a sheet on its way back up", .present) { _ in
      try UIApplication.shared.swipeDown(.cancelled)
    },
    Obstacle("a sheet half way up") { try $0.press("Present") },
    Obstacle("a sheet on a sheet, half way up", .present) { try $0.press("Present") },
    Obstacle("a push half way") { try $0.press("Push") },
    Obstacle("a pop half way", .push, .push) { _ in try UIApplication.shared.back() },
    Obstacle("a swipe taken back half way", .push) { _ in
      try UIApplication.shared.swipeBack(.cancelled)
    },
  ]
}

extension Session {
  /// Touches a button of the screen in front, and does not wait for what follows.
  fileprivate func press(_ title: String) throws {
    let views = UIApplication.shared.topViewController?.view.subviews ?? []
    let button = try #require(
      views.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title })
    try button.performTap()
  }

  /// Makes the sheet in front one that a person cannot pull away.
  fileprivate func force() throws {
    try perform(.open(url: "flow://force"))
    try perform(.swipeDown)
    #expect(screen.name != "UI", "the sheet is still there")
  }
}
