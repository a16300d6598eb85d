@testable import Crew
@testable import CrewTasks
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
  private func start(width: DisplayWidth = .compact) throws -> (
    coordinator: TasksCoordinator, remote: RemoteTaskDouble, testWindow: TestWindow
  ) {
    let device = Device.fresh(signedInAs: "u1")
    device.width = width
    let app = Container()
    AppAssembly().assemble(container: app)
    let flow = Container(parent: app)
    TasksAssembly().assemble(container: flow)
    let remote = RemoteTaskDouble()
    flow.register((any RemoteTaskRepository).self) { _ in remote }
    let split = TasksSplitViewController()
    let coordinator = TasksCoordinator(splitViewController: split, container: flow)
    coordinator.start()
    let testWindow = try TestWindow(split, on: device)
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

  @Test(
    "the link to a new task opens one sheet, which keeps what was typed; it handles no other link")
  func newTaskLinks() throws {
    let (coordinator, _, testWindow) = try start()
    let links = try CoordinatorAction.origins(of: "tasks/new")
    #expect(coordinator.process(action: links[0]))
    try testWindow.device.advanceOneSecond()
    let sheet = try #require(UIApplication.shared.topViewController as? AddTaskViewController)
    sheet.presenter.name.accept("Sweep")
    let child = try #require(coordinator.children.first)
    for link in links {
      #expect(child.handle(link))
      #expect(coordinator.process(action: link))
      try testWindow.device.advanceOneSecond()
    }
    #expect(
      try CoordinatorAction.origins(of: "tasks/k1").map { child.handle($0) }
        == Array(repeating: false, count: 5))
    #expect(coordinator.children.map(\.coordinatorName) == ["AddTask"])
    #expect(UIApplication.shared.topViewController === sheet)
    #expect(sheet.presenter.name.value == "Sweep")
    sheet.canceled?()
    #expect(!child.handle(links[0]), "a sheet that is being dismissed does not handle it")
    #expect(testWindow.device.findings.all == [])
  }

  @Test("a link to another tab is not handled")
  func otherLinks() throws {
    let (coordinator, remote, testWindow) = try start()
    let links = try CoordinatorAction.origins(of: "chat")
    #expect(links.map(coordinator.process) == Array(repeating: false, count: 5))
    try testWindow.device.advanceOneSecond()
    #expect(testWindow.path == ["TaskList"])
    #expect(remote.calls == ["tasks"])
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

  @Test("in regular width a task opens beside the list, and the next one replaces it")
  func columns() throws {
    let (coordinator, _, testWindow) = try start(width: .regular)
    for id in ["k1", "k2"] {
      coordinator.open(task: id)
      try testWindow.device.advanceOneSecond()
    }
    #expect(UIApplication.shared.screenPath.map(\.title) == ["Tasks", "Count the till"])
    #expect(testWindow.path == ["TaskDetail"])
    #expect(testWindow.device.findings.all == [])
  }

  @Test("screens move onto one stack when the window narrows, and back when it widens")
  func resizing() throws {
    let (coordinator, _, testWindow) = try start()
    coordinator.open(task: "k1")
    try testWindow.device.advanceOneSecond()
    let screens = UIApplication.shared.screenPath
    var paths: [[String]] = []
    for width in [DisplayWidth.regular, .compact] {
      testWindow.device.width = width
      try testWindow.device.advanceOneSecond()
      #expect(UIApplication.shared.screenPath == screens, "\(width)")
      paths.append(testWindow.path)
    }
    #expect(paths == [["TaskDetail"], ["TaskList", "TaskDetail"]])
    try UIApplication.shared.back()
    try testWindow.device.advanceOneSecond()
    #expect(testWindow.path == ["TaskList"])
    #expect(testWindow.device.findings.all == [])
  }
}
