import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// A state of the app with a signed-in user, in which a link arrives.
nonisolated struct InitialState: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The screens on the visible stack.
  let path: [String]
  var alert: String?
  /// The coordinators of screens pushed in a tab, which a link to another tab does not stop.
  var remaining: [String] = []
  let steps: @MainActor @Sendable (Session) throws -> Void

  init(
    _ name: String, path: [String], alert: String? = nil, remaining: [String] = [],
    steps: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    testDescription = name
    self.path = path
    self.alert = alert
    self.remaining = remaining
    self.steps = steps
  }

  /// Launches Crew and performs the steps that lead to this state.
  @MainActor func makeSession() throws -> Session {
    let session = try Session.crew()
    try session.perform(.settle)
    try steps(session)
    return session
  }
}

extension InitialState {
  @MainActor static let plain = InitialState("plain", path: ["ShiftList"]) { _ in }

  @MainActor static let all: [InitialState] = [plain] + pushed + presented + alerts + ending

  @MainActor private static let pushed = [
    InitialState("another tab", path: ["TeamChat"]) { try $0.tap(tab: "Chat") },
    InitialState(
      "a pushed feature", path: ["TripList", "TripDetail"],
      remaining: ["Application Main Trips TripDetail"]
    ) {
      try $0.tap(tab: "Trips")
      try $0.tap("Amsterdam → Utrecht")
    },
    InitialState("a pushed screen", path: ["TaskList", "TaskDetail"]) {
      try $0.tap(tab: "Tasks")
      try $0.tap("Count the till")
    },
    InitialState("a profile, pushed", path: ["TeamChat", "ProfileDetails"]) {
      try $0.tap(tab: "Chat")
      try $0.perform(.tap(ElementQuery(type: .cell, index: 2)))
    },
  ]

  @MainActor private static let presented = [
    InitialState("a full-screen presentation", path: ["ShiftList", "ShiftDetail"]) {
      try $0.openShift()
    },
    InitialState(
      "a pushed screen in a full-screen presentation",
      path: ["ShiftList", "ShiftDetail", "JobPage"]
    ) {
      try $0.openShift()
      try $0.tap("Job page")
    },
    InitialState("a sheet", path: ["TaskList", "AddTask"]) { try $0.openNewTask() },
    InitialState(
      "a sheet on a full-screen presentation",
      path: ["ShiftList", "ShiftDetail", "RequestSubstitute"]
    ) {
      try $0.openShift()
      try $0.tap("Find substitute")
    },
    InitialState("a sheet with typed text", path: ["TaskList", "AddTask"]) {
      try $0.openNewTask()
      try $0.perform(.type("Half a na", into: ElementQuery("Name")))
    },
    InitialState("a running presentation", path: ["ShiftList", "ShiftDetail"]) {
      try $0.perform(.open(url: "crew://shifts/s1"))
      try $0.advanceClock(by: .milliseconds(300))
    },
    InitialState("a running push", path: ["TaskList", "TaskDetail"]) {
      try $0.tap(tab: "Tasks")
      try $0.perform(.open(url: "crew://tasks/k1"))
      try $0.advanceClock(by: .milliseconds(300))
    },
  ]

  @MainActor private static let alerts = [
    InitialState("an alert", path: ["TripList"], alert: "Could not refresh") {
      try $0.tap(tab: "Trips")
      try $0.arrange(.network(isOnline: false))
      try $0.perform(.refresh)
      try $0.perform(.settle)
      try $0.arrange(.network(isOnline: true))
    },
    InitialState("an action sheet", path: ["Account"], alert: "Log out?") {
      try $0.tap(tab: "Account")
      try $0.tap("Log out")
    },
    InitialState(
      "an alert on a sheet", path: ["TaskList", "AddTask"], alert: "Something went wrong"
    ) {
      try $0.openNewTask()
      try $0.perform(.type("Sweep", into: ElementQuery("Name")))
      let failure = Stub(method: "POST", path: "/tasks", outcome: .failure(.failed("No luck")))
      try $0.arrange(.stub(failure))
      try $0.tap("Add")
      try $0.perform(.settle)
    },
    InitialState(
      "the alert of an invalid link", path: ["ShiftList"], alert: "Cannot open this link"
    ) {
      try $0.perform(.open(url: "crew://nowhere"))
    },
  ]

  @MainActor private static let ending = [
    InitialState("a running dismissal", path: ["TaskList", "AddTask"]) {
      try $0.openNewTask()
      try UIApplication.shared.swipeDown()
      try $0.advanceClock(by: .milliseconds(100))
    },
    InitialState("a running pop", path: ["TaskList"]) {
      try $0.tap(tab: "Tasks")
      try $0.tap("Count the till")
      try UIApplication.shared.back()
      try $0.advanceClock(by: .milliseconds(100))
    },
    InitialState("the background", path: ["TeamChat"]) {
      try $0.tap(tab: "Chat")
      try $0.perform(.background)
    },
  ]
}

extension Session {
  /// Taps a tab and waits for its requests.
  func tap(tab: String) throws {
    try perform(.tap(ElementQuery(tab, type: .tab)))
    try perform(.settle)
  }

  /// Taps an element and waits for its requests.
  func tap(_ text: String) throws {
    try perform(.tap(ElementQuery(text)))
    try perform(.settle)
  }

  /// Advances the clock; a transition that does not end in that time is left running.
  func advanceClock(by duration: Duration) throws {
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
