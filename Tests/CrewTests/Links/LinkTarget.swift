import HeadlessUIKit
import RehearsalCore
import Testing

/// Where a link of Crew leads, and the way on from there.
nonisolated struct LinkTarget: Sendable {
  /// The screens on the visible stack.
  let path: [String]
  let title: String
  let tab: String
  /// The flows it starts, each below all that it was started by.
  let flows: [String]
  /// One further step.
  let step: Action
  /// The path that step leads to.
  let nextPath: [String]
}

extension LinkTarget {
  @MainActor private static func tap(tab: String) -> Action { .tap(ElementQuery(tab, type: .tab)) }
  @MainActor private static func tap(_ button: String) -> Action {
    .tap(ElementQuery(button, type: .button))
  }

  @MainActor static let shifts = LinkTarget(
    path: ["ShiftList"], title: "Shifts", tab: "Shifts", flows: [], step: tap(tab: "Account"),
    nextPath: ["Account"])
  @MainActor static let shift = LinkTarget(
    path: ["ShiftList", "ShiftDetail"], title: "Dock 7", tab: "Shifts",
    flows: ["Application Main Shifts Shift"], step: tap("Close"), nextPath: ["ShiftList"])
  @MainActor static let job = LinkTarget(
    path: ["ShiftList", "ShiftDetail", "JobPage"], title: "Stagehand", tab: "Shifts",
    flows: ["Application Main Shifts Shift", "Application Main Shifts Shift JobPage"],
    step: .back, nextPath: ["ShiftList", "ShiftDetail"])
  @MainActor static let trip = LinkTarget(
    path: ["TripList", "TripDetail"], title: "Amsterdam → Utrecht", tab: "Trips",
    flows: ["Application Main TripDetail"], step: .back, nextPath: ["TripList"])
  @MainActor static let task = LinkTarget(
    path: ["TaskList", "TaskDetail"], title: "Lock the back door", tab: "Tasks", flows: [],
    step: .swipeBack, nextPath: ["TaskList"])
  @MainActor static let newTask = LinkTarget(
    path: ["TaskList", "AddTask"], title: "New task", tab: "Tasks",
    flows: ["Application Main Tasks AddTask"], step: .swipeDown, nextPath: ["TaskList"])
  @MainActor static let chat = LinkTarget(
    path: ["TeamChat"], title: "Team Chat", tab: "Chat", flows: [], step: tap(tab: "Account"),
    nextPath: ["Account"])
  @MainActor static let profile = LinkTarget(
    path: ["TeamChat", "ProfileDetails"], title: "Profile", tab: "Chat", flows: [], step: .back,
    nextPath: ["TeamChat"])
  @MainActor static let account = LinkTarget(
    path: ["Account"], title: "Account", tab: "Account", flows: [], step: tap(tab: "Shifts"),
    nextPath: ["ShiftList"])
}

/// A link, a push or a quick action, and where it leads.
nonisolated struct Summons: CustomTestStringConvertible, Sendable {
  /// How it reaches the phone.
  enum Way { case link, push, shortcut }

  let way: Way
  let text: String
  /// Nil where it leads nowhere.
  let target: LinkTarget?

  var testDescription: String { "\(way) \(text)" }
}

extension Summons {
  @MainActor private static let leading: [(String, LinkTarget)] = [
    ("crew://shifts", .shifts), ("crew://shifts/s4", .shift), ("crew://shifts/s3/job", .job),
    ("crew://trips/t1", .trip), ("crew://tasks/k3", .task), ("crew://tasks/new", .newTask),
    ("crew://chat", .chat), ("crew://profile/u2", .profile), ("crew://account", .account),
  ]

  @MainActor private static let misleading = [
    "crew://nowhere", "crew://shifts/s9", "crew://shifts/s9/job", "crew://trips/t9",
    "crew://tasks/k9", "crew://profile/u9", "crew://chat/m1",
    "crew://shifts/s1%2Fjob",
  ]

  @MainActor private static let shortcuts: [(String, LinkTarget)] = [
    ("new-task", .newTask), ("open-chat", .chat),
  ]

  /// Every link that leads somewhere.
  @MainActor static let links = leading.map { Summons(way: .link, text: $0, target: $1) }

  /// Every quick action.
  @MainActor static let quickActions = shortcuts.map {
    Summons(way: .shortcut, text: $0, target: $1)
  }

  /// Everything that leads somewhere, in every way it can arrive.
  @MainActor static let all =
    links + leading.map { Summons(way: .push, text: $0, target: $1) } + quickActions

  /// Links that lead nowhere, alone and in a push.
  @MainActor static let unknown = [Way.link, .push].flatMap { way in
    misleading.map { Summons(way: way, text: $0, target: nil) }
  }

  /// Lets it reach the phone, and where it shows as a banner follows that.
  @MainActor func arrive(in session: Session) throws {
    switch way {
    case .link: try session.perform(.open(url: text))
    case .shortcut: try session.perform(.shortcut(text))
    case .push:
      try session.perform(.push(json: #"{"aps": {"alert": "New"}, "link": "\#(text)"}"#))
      try session.perform(.tap(ElementQuery(type: .banner)))
    }
  }
}
