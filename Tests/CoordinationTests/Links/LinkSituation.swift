import HeadlessUIKit
import RehearsalCore
import Testing

/// A situation in which a link is opened.
nonisolated struct LinkSituation: CustomTestStringConvertible, Sendable {
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

extension LinkSituation {
  @MainActor static let all = screens + modalInPresentation + alerts + transitions

  @MainActor private static let screens = [
    LinkSituation("nothing"),
    LinkSituation("a pushed flow", .push),
    LinkSituation("a pushed flow's flow", .push, .push, .more),
    LinkSituation("a sheet", .present),
    LinkSituation("a sheet on its second screen", .present, .more),
    LinkSituation("a sheet with a flow pushed in it", .present, .push),
    LinkSituation("a sheet on a sheet", .present, .present),
    LinkSituation("three sheets", .present, .present, .present),
    LinkSituation("a sheet on a pushed flow", .push, .present),
    LinkSituation("another tab", .push) {
      try $0.perform(.tap(ElementQuery("Other", type: .tab)))
    },
  ]

  @MainActor private static let modalInPresentation = [
    LinkSituation("a sheet that cannot be dismissed by a swipe", .present) {
      try $0.disableDismissal()
    },
    LinkSituation("a sheet on a sheet, which cannot be dismissed by a swipe", .present, .present) {
      try $0.disableDismissal()
    },
  ]

  @MainActor private static let alerts = [
    LinkSituation("an alert") { try $0.perform(.open(url: "flow://alert")) },
    LinkSituation("an alert on a pushed flow", .push) {
      try $0.perform(.open(url: "flow://alert"))
    },
    LinkSituation("an alert on a sheet on a sheet", .present, .present) {
      try $0.perform(.open(url: "flow://alert"))
    },
  ]

  @MainActor private static let transitions = [
    LinkSituation("a sheet during its dismissal", .present) { _ in
      try UIApplication.shared.swipeDown()
    },
    LinkSituation("a sheet on a sheet, during its dismissal", .present, .present) { _ in
      try UIApplication.shared.swipeDown()
    },
    LinkSituation("a sheet whose swipe down was cancelled", .present) { _ in
      try UIApplication.shared.swipeDown(.cancelled)
    },
    LinkSituation("a sheet during its presentation") { try $0.press("Present") },
    LinkSituation("a sheet on a sheet, during its presentation", .present) {
      try $0.press("Present")
    },
    LinkSituation("during a push") { try $0.press("Push") },
    LinkSituation("during a pop", .push, .push) { _ in try UIApplication.shared.back() },
    LinkSituation("during a cancelled back swipe", .push) { _ in
      try UIApplication.shared.swipeBack(.cancelled)
    },
  ]
}

extension Session {
  /// Taps a button of the top screen without waiting for the transition.
  fileprivate func press(_ title: String) throws {
    let views = UIApplication.shared.topViewController?.view.subviews ?? []
    let button = try #require(
      views.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title })
    try button.performTap()
  }

  /// Makes the top sheet one that a swipe does not dismiss.
  fileprivate func disableDismissal() throws {
    try perform(.open(url: "flow://force"))
    try perform(.swipeDown)
    #expect(screen.name != "UIViewController", "the sheet is still there")
  }
}
