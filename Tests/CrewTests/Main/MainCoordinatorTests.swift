@testable import Crew
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import Testing
import FluxVIP
import RehearsalCore

@Suite("MainCoordinator")
struct MainCoordinatorTests {
  private func start() throws -> (coordinator: MainCoordinator, stage: Stage, app: Container) {
    let device = Device.fresh(signedInAs: "u1")
    let app = Container()
    AppAssembly().assemble(container: app)
    app.provideInjections()
    AppDependencies.setUpDependencies()
    let coordinator = MainCoordinator(container: Container(parent: app))
    return (coordinator, try Stage(coordinator.makeUI(), on: device), app)
  }

  @Test("a flow a tab, each in the tree")
  func tabs() throws {
    let (coordinator, stage, app) = try start()
    let tabBar = try #require(coordinator.builtController as? UITabBarController)
    #expect(
      tabBar.viewControllers?.map(\.tabBarItem.title) == [
        "Shifts", "Trips", "Tasks", "Chat", "Account",
      ])
    #expect(
      coordinator.children.map(\.coordinatorName).sorted() == [
        "Account", "Chat", "Shifts", "Tasks", "Trips",
      ])
    #expect(stage.screen == "ShiftList")
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

  @Test("one link after the other shows its screen, and takes away what was up")
  func following() throws {
    let (coordinator, stage, app) = try start()
    let tabBar = try #require(coordinator.builtController as? UITabBarController)
    for (text, tab, path) in Self.links {
      let url = try #require(URL(string: text))
      coordinator.open(try #require(CrewLink(url)))
      try stage.device.passASecond()
      try stage.device.passASecond()
      #expect(tabBar.selectedIndex == tab, "\(text)")
      #expect(stage.path == path, "\(text)")
    }
    #expect(tabBar.presentedViewController == nil)
    #expect(coordinator.children.flatMap(\.children).isEmpty)
    #expect(stage.device.findings.all == [])
    withExtendedLifetime(app) {}
  }

  @Test("logging out is asked for, and told once it is confirmed")
  func loggingOut() throws {
    let (coordinator, stage, app) = try start()
    var logOuts = 0
    coordinator.loggedOut = { logOuts += 1 }
    coordinator.open(.account)
    try stage.device.passASecond()
    let account = try #require(
      UIApplication.shared.topViewController as? AccountViewController)
    account.actions?.askToLogOut()
    try stage.device.passASecond()
    #expect(logOuts == 0)
    let sheet = try #require(account.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.actions.map(\.title) == ["Log out", "Cancel"])
    try sheet.choose(sheet.actions[0])
    try stage.device.passASecond()
    #expect(logOuts == 1)
    withExtendedLifetime(app) {}
  }
}
