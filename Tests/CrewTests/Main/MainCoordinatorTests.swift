@testable import Crew
@testable import CrewAccount
@testable import CrewShared
@testable import CrewTasks
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import Reactive
import Testing
import FluxVIP
import RehearsalCore

@Suite("MainCoordinator")
struct MainCoordinatorTests {
  private func start() throws -> (
    coordinator: MainCoordinator, testWindow: TestWindow, app: Container
  ) {
    let device = Device.fresh(signedInAs: "u1")
    let app = Container()
    AppAssembly().assemble(container: app)
    app.provideInjections()
    let coordinator = MainCoordinator(container: Container(parent: app))
    return (coordinator, try TestWindow(coordinator.makeUI(), on: device), app)
  }

  @Test("each tab has a flow, which is in the coordinator tree")
  func tabs() throws {
    let (coordinator, testWindow, app) = try start()
    let tabBar = try #require(coordinator.builtController as? UITabBarController)
    #expect(
      tabBar.viewControllers?.map(\.tabBarItem.title) == [
        "Shifts", "Trips", "Tasks", "Chat", "Account",
      ])
    #expect(
      coordinator.children.map(\.coordinatorName).sorted() == [
        "Account", "Chat", "Shifts", "Tasks", "Trips",
      ])
    #expect(testWindow.screen == "ShiftList")
    withExtendedLifetime(app) {}
  }

  nonisolated static let links: [(link: String, tab: Int, path: [String])] = [
    ("crew://trips/t2", 1, ["TripList", "TripDetail"]),
    ("crew://tasks/k3", 2, ["TaskList", "TaskDetail"]),
    ("crew://profile/u3", 3, ["TeamChat", "ProfileDetails"]),
    ("crew://account", 4, ["Account"]), ("crew://tasks/new", 2, ["AddTask"]),
    ("crew://chat", 3, ["TeamChat"]), ("crew://shifts/s2", 0, ["ShiftDetail"]),
    ("crew://shifts/s2/job", 0, ["ShiftDetail", "JobPage"]), ("crew://shifts", 0, ["ShiftList"]),
  ]

  @Test("each link shows its screen and dismisses what was presented")
  func following() throws {
    let (coordinator, testWindow, app) = try start()
    let tabBar = try #require(coordinator.builtController as? UITabBarController)
    for (text, tab, path) in Self.links {
      let url = try #require(URL(string: text))
      coordinator.open(try #require(CrewLink(url)))
      try testWindow.device.advanceOneSecond()
      try testWindow.device.advanceOneSecond()
      #expect(tabBar.selectedIndex == tab, "\(text)")
      #expect(testWindow.path == path, "\(text)")
    }
    #expect(tabBar.presentedViewController == nil)
    let pushed = coordinator.children.flatMap(\.children).map(\.coordinatorName)
    #expect(pushed == ["TripDetail"], "a pushed screen stays in its tab; modal flows ended")
    #expect(testWindow.device.findings.all == [])
    withExtendedLifetime(app) {}
  }

  @Test("a modal flow that shows a link already stays, with what was typed; any other link ends it")
  func linkToOpenSheet() throws {
    let (coordinator, testWindow, app) = try start()
    coordinator.open(.newTask)
    for _ in 0..<2 { try testWindow.device.advanceOneSecond() }
    let sheet = try #require(UIApplication.shared.topViewController as? AddTaskViewController)
    sheet.presenter.name.accept("Sweep")
    coordinator.open(.newTask)
    for _ in 0..<2 { try testWindow.device.advanceOneSecond() }
    #expect(UIApplication.shared.topViewController === sheet)
    #expect(sheet.presenter.name.value == "Sweep")
    coordinator.open(.task(id: "k1"))
    for _ in 0..<2 { try testWindow.device.advanceOneSecond() }
    #expect(testWindow.path == ["TaskList", "TaskDetail"])
    #expect(testWindow.device.findings.all == [])
    withExtendedLifetime(app) {}
  }

  @Test("logging out needs a confirmation, then calls loggedOut once")
  func loggingOut() throws {
    let (coordinator, testWindow, app) = try start()
    var logOuts = 0
    coordinator.loggedOut = { logOuts += 1 }
    coordinator.open(.account)
    try testWindow.device.advanceOneSecond()
    let account = try #require(
      UIApplication.shared.topViewController as? AccountViewController)
    account.actions?.askToLogOut()
    try testWindow.device.advanceOneSecond()
    #expect(logOuts == 0)
    let sheet = try #require(account.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.actions.map(\.title) == ["Log out", "Cancel"])
    try sheet.choose(sheet.actions[0])
    try testWindow.device.advanceOneSecond()
    #expect(logOuts == 1)
    withExtendedLifetime(app) {}
  }
}
