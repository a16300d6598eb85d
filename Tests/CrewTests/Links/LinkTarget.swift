import HeadlessUIKit
import RehearsalCore
import Testing

/// The screen that a link opens, and one further step from there.
nonisolated struct LinkTarget: Sendable {
  /// The screens on the visible stack.
  let path: [String]
  let title: String
  let tab: String
  /// The paths of the coordinators that the link starts, from the root.
  let flows: [String]
  /// A step that leaves the target.
  let step: Action
  /// The screens on the visible stack after the step.
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
    flows: ["Application Main Trips TripDetail"], step: .back, nextPath: ["TripList"])
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
