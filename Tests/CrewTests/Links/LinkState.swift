import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// A state the app can be in while somebody signed in walks through it.
nonisolated struct LinkState: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Where the app is then: the names of its screens.
  let path: [String]
  var alert: String?
  /// The flows a link elsewhere leaves alone: what is pushed in a tab stays there.
  var kept: [String] = []
  let steps: @MainActor @Sendable (Session) throws -> Void

  init(
    _ name: String, path: [String], alert: String? = nil, kept: [String] = [],
    steps: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    testDescription = name
    self.path = path
    self.alert = alert
    self.kept = kept
    self.steps = steps
  }

  /// Crew in this state.
  @MainActor func reached() throws -> Session {
    let session = try Session.crew()
    try session.perform(.settle)
    try steps(session)
    return session
  }
}

extension LinkState {
  @MainActor static let plain = LinkState("plain", path: ["ShiftList"]) { _ in }

  @MainActor static let all: [LinkState] = [plain] + pushed + covered + alerts + leaving

  @MainActor private static let pushed = [
    LinkState("another tab", path: ["TeamChat"]) { try $0.tap(tab: "Chat") },
    LinkState(
      "a pushed feature", path: ["TripList", "TripDetail"], kept: ["Application Main TripDetail"]
    ) {
      try $0.tap(tab: "Trips")
      try $0.tap("Amsterdam → Utrecht")
    },
    LinkState("a pushed screen", path: ["TaskList", "TaskDetail"]) {
      try $0.tap(tab: "Tasks")
      try $0.tap("Count the till")
    },
    LinkState("a profile, pushed", path: ["TeamChat", "ProfileDetails"]) {
      try $0.tap(tab: "Chat")
      try $0.perform(.tap(ElementQuery(type: .cell, index: 2)))
    },
  ]

  @MainActor private static let covered = [
    LinkState("a forced cover", path: ["ShiftList", "ShiftDetail"]) {
      try $0.openShift()
    },
    LinkState("pushed on a forced cover", path: ["ShiftList", "ShiftDetail", "JobPage"]) {
      try $0.openShift()
      try $0.tap("Job page")
    },
    LinkState("a sheet", path: ["TaskList", "AddTask"]) { try $0.openNewTask() },
    LinkState(
      "a sheet on a cover", path: ["ShiftList", "ShiftDetail", "RequestSubstitute"]
    ) {
      try $0.openShift()
      try $0.tap("Find substitute")
    },
    LinkState("a sheet somebody types in", path: ["TaskList", "AddTask"]) {
      try $0.openNewTask()
      try $0.perform(.type("Half a na", into: ElementQuery("Name")))
    },
    LinkState("a cover half way up", path: ["ShiftList", "ShiftDetail"]) {
      try $0.perform(.open(url: "crew://shifts/s1"))
      try $0.pass(.milliseconds(300))
    },
    LinkState("a push half way", path: ["TaskList", "TaskDetail"]) {
      try $0.tap(tab: "Tasks")
      try $0.perform(.open(url: "crew://tasks/k1"))
      try $0.pass(.milliseconds(300))
    },
  ]

  @MainActor private static let alerts = [
    LinkState("an alert", path: ["TripList"], alert: "Could not refresh") {
      try $0.tap(tab: "Trips")
      try $0.arrange(.network(isOnline: false))
      try $0.perform(.refresh)
      try $0.perform(.settle)
      try $0.arrange(.network(isOnline: true))
    },
    LinkState("an action sheet", path: ["Account"], alert: "Log out?") {
      try $0.tap(tab: "Account")
      try $0.tap("Log out")
    },
    LinkState(
      "an alert on a sheet", path: ["TaskList", "AddTask"], alert: "Something went wrong"
    ) {
      try $0.openNewTask()
      try $0.perform(.type("Sweep", into: ElementQuery("Name")))
      let refusal = Stub(method: "POST", path: "/tasks", outcome: .failure(.failed("No luck")))
      try $0.arrange(.stub(refusal))
      try $0.tap("Add")
      try $0.perform(.settle)
    },
    LinkState("the refusal of another link", path: ["ShiftList"], alert: "Cannot open this link") {
      try $0.perform(.open(url: "crew://nowhere"))
    },
  ]

  @MainActor private static let leaving = [
    LinkState("a sheet half way down", path: ["TaskList", "AddTask"]) {
      try $0.openNewTask()
      try UIApplication.shared.swipeDown()
      try $0.pass(.milliseconds(100))
    },
    LinkState("a pop half way", path: ["TaskList"]) {
      try $0.tap(tab: "Tasks")
      try $0.tap("Count the till")
      try UIApplication.shared.back()
      try $0.pass(.milliseconds(100))
    },
    LinkState("the background", path: ["TeamChat"]) {
      try $0.tap(tab: "Chat")
      try $0.perform(.background)
    },
  ]
}

extension Session {
  /// Touches a tab, and lets what it asks for come.
  func tap(tab: String) throws {
    try perform(.tap(ElementQuery(tab, type: .tab)))
    try perform(.settle)
  }

  /// Touches an element, and lets what it asks for come.
  func tap(_ text: String) throws {
    try perform(.tap(ElementQuery(text)))
    try perform(.settle)
  }

  /// Lets time pass, and leaves what is half way half way.
  func pass(_ duration: Duration) throws {
    Device.current = device
    try device.clock.advance(by: duration)
  }

  fileprivate func openShift() throws {
    try perform(.tap(ElementQuery(type: .cell, index: 1)))
    try perform(.settle)
  }

  fileprivate func openNewTask() throws {
    try tap(tab: "Tasks")
    try perform(.tap(ElementQuery("Add", type: .button)))
  }
}
