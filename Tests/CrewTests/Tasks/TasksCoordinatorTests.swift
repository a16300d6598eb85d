@testable import Crew
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import Reactive
import Testing
import RehearsalCore

@Suite("TasksCoordinator")
struct TasksCoordinatorTests {
  private func start() throws -> (
    coordinator: TasksCoordinator, remote: RemoteTaskDouble, testWindow: TestWindow
  ) {
    let device = Device.fresh(signedInAs: "u1")
    let app = Container()
    AppAssembly().assemble(container: app)
    let flow = Container(parent: app)
    TasksAssembly().assemble(container: flow)
    let remote = RemoteTaskDouble()
    flow.register((any RemoteTaskRepository).self) { _ in remote }
    let navigation = UINavigationController()
    let coordinator = TasksCoordinator(navigationController: navigation, container: flow)
    coordinator.start()
    let testWindow = try TestWindow(navigation, on: device)
    remote.answer(.glasses, .till)
    return (coordinator, remote, testWindow)
  }

  @Test("an added task opens after its sheet has been dismissed")
  func adding() throws {
    let (coordinator, remote, testWindow) = try start()
    for _ in 0..<2 { coordinator.openNewTask() }
    try testWindow.device.advanceOneSecond()
    #expect(coordinator.children.map(\.coordinatorName) == ["AddTask"])
    let screen = try #require(UIApplication.shared.topViewController as? AddTaskViewController)
    screen.presenter.name.accept("Sweep")
    screen.presenter.add()
    remote.answer(TaskModel(id: "k4", name: "Sweep", done: false))
    try testWindow.device.advanceOneSecond()
    #expect(coordinator.children.isEmpty)
    #expect(testWindow.path == ["TaskList", "TaskDetail"])
    #expect(UIApplication.shared.topViewController?.title == "Sweep")
    #expect(remote.calls == ["tasks", "create Sweep"])
  }

  @Test("stopping dismisses the new task's sheet and adds nothing")
  func stopping() throws {
    let (coordinator, remote, testWindow) = try start()
    coordinator.openNewTask()
    try testWindow.device.advanceOneSecond()
    var isStopped = false
    coordinator.stop { isStopped = true }
    try testWindow.device.advanceOneSecond()
    #expect(isStopped)
    #expect(testWindow.path == ["TaskList"])
    #expect(remote.calls == ["tasks"])
  }
}
