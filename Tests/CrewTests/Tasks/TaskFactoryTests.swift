@testable import Crew
@testable import CrewTasks
import HeadlessDevice
import HeadlessUIKit
import Injection
import Reactive
import Testing

@Suite("The Tasks flow's factories")
struct TaskFactoryTests {
  private func container() -> Container {
    Device.current = Device()
    let app = Container()
    AppAssembly().assemble(container: app)
    let flow = Container(parent: app)
    TasksAssembly().assemble(container: flow)
    return flow
  }

  @Test("cells are resolved from the flow's container and reused")
  func cells() throws {
    let container = container()
    let factory = DefaultTaskCellFactory(container: container)
    let table = UITableView()
    let task = TaskCellViewModel(id: "k2", name: "Count the till", isDone: true)
    let cell = try factory.makeCell(for: task, in: table)
    #expect(cell is TaskCell)
    #expect(cell.textLabel?.text == "Count the till")
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.reuseIdentifier == TaskCell.identifier)
    let empty = DefaultTaskCellFactory(container: Container())
    #expect(throws: ResolutionError.self) { try empty.makeCell(for: task, in: table) }
    #expect(
      Device.current.findings.all.map(\.message) == [
        "DefaultTaskCellFactory: TaskCell is not registered."
      ])
  }

  @Test("operations use the repositories of the flow's container")
  func operations() throws {
    let container = container()
    let factory = DefaultTaskOperationFactory(container: container)
    let local = try container.require((any LocalTaskRepository).self)
    local.tasks.accept([.glasses])
    let remote = RemoteTaskDouble()
    container.register((any RemoteTaskRepository).self) { _ in remote }
    let operation = try factory.makeMark(done: true, of: "k1")
    let run = Recorder(operation.run())
    remote.answer(TaskModel(id: "k1", name: "Polish the glasses", done: true))
    #expect(run.ending == "end")
    #expect(local.tasks.value.map(\.done) == [true])
  }

  @Test("the flow's container resolves every service and is released with the flow")
  func lifetime() throws {
    weak var weakContainer: Container?
    do {
      let container = container()
      weakContainer = container
      #expect(container.verify() == [])
      let manager = try container.require((any ModelManager).self)
      #expect(try container.require((any ModelManager).self) === manager)
    }
    #expect(weakContainer == nil)
  }
}
