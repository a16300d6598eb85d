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
    coordinator: TasksCoordinator, remote: RemoteTaskDouble, stage: Stage
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
    let stage = try Stage(navigation, on: device)
    remote.answer(.glasses, .till)
    return (coordinator, remote, stage)
  }

  @Test("a task that was added opens once its sheet is gone")
  func adding() throws {
    let (coordinator, remote, stage) = try start()
    for _ in 0..<2 { coordinator.openNewTask() }
    try stage.device.passASecond()
    #expect(coordinator.children.map(\.coordinatorName) == ["AddTask"])
    let screen = try #require(UIApplication.shared.topViewController as? AddTaskViewController)
    screen.presenter.name.accept("Sweep")
    screen.presenter.add()
    remote.answer(TaskModel(id: "k4", name: "Sweep", done: false))
    try stage.device.passASecond()
    #expect(coordinator.children.isEmpty)
    #expect(stage.path == ["TaskList", "TaskDetail"])
    #expect(UIApplication.shared.topViewController?.title == "Sweep")
    #expect(remote.calls == ["tasks", "create Sweep"])
  }

  @Test("stopping takes a new task's sheet away and adds nothing")
  func stopping() throws {
    let (coordinator, remote, stage) = try start()
    coordinator.openNewTask()
    try stage.device.passASecond()
    var isStopped = false
    coordinator.stop { isStopped = true }
    try stage.device.passASecond()
    #expect(isStopped)
    #expect(stage.path == ["TaskList"])
    #expect(remote.calls == ["tasks"])
  }
}
