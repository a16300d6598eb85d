@testable import Crew
import HeadlessDevice
import MVPCF
import Reactive
import Testing

@Suite("The tasks' presenters")
struct TaskPresenterTests {
  private static let polish = TaskCellViewModel(
    id: "k1", name: "Polish the glasses", isDone: false)
  private static let count = TaskCellViewModel(id: "k2", name: "Count the till", isDone: true)

  @Test("the list shows what the search finds, whatever the capitals")
  func searching() {
    Device.current = Device()
    let presenter = DefaultTaskListPresenter(modelManager: TaskWorld().manager)
    let results = Recorder(presenter.searchResults)
    for text in ["THE TILL", "nothing like it", ""] { presenter.searchInput.accept(text) }
    #expect(
      results.values == [[Self.polish, Self.count], [Self.count], [], [Self.polish, Self.count]])
  }

  @Test("the list asks once at a time, and tells what goes wrong")
  func refreshing() {
    Device.current = Device()
    let world = TaskWorld([])
    let presenter = DefaultTaskListPresenter(modelManager: world.manager)
    let loading = Recorder(presenter.isLoading)
    let errors = Recorder(presenter.errors)
    for _ in 0..<2 { presenter.refresh() }
    world.remote.refuse("The roof is leaking.")
    presenter.refresh()
    world.remote.answer(.till)
    #expect(world.remote.calls == ["tasks", "tasks"])
    #expect(loading.values == [false, true, false, true, false])
    #expect(
      errors.values == [
        PresentableError(title: "Something went wrong", message: "The roof is leaking.")
      ])
    #expect(presenter.searchResults.value == [Self.count])
  }

  @Test("a task's switch shows what the person wants, then what the server says")
  func switching() {
    Device.current = Device()
    let world = TaskWorld()
    let presenter = DefaultTaskDetailPresenter(taskID: "k1", modelManager: world.manager)
    let states = Recorder(presenter.isDone.distinctUntilChanged())
    for isDone in [true, false, true] { presenter.setDone(isDone) }
    for isDone in [true, false, true] {
      world.remote.answer(TaskModel(id: "k1", name: "Polish the glasses", done: isDone))
    }
    #expect(presenter.name.value == "Polish the glasses")
    #expect(states.values == [false, true, false, true])
    #expect(world.remote.calls == ["k1 is done", "k1 is not done", "k1 is done"])
  }

  @Test("a change that is refused is told, and the switch is as it was")
  func refusal() {
    Device.current = Device()
    let world = TaskWorld()
    let presenter = DefaultTaskDetailPresenter(taskID: "k1", modelManager: world.manager)
    let errors = Recorder(presenter.errors)
    presenter.setDone(true)
    #expect(presenter.isDone.value)
    world.remote.refuse("Somebody else has it.")
    #expect(!presenter.isDone.value)
    #expect(errors.values.map(\.message) == ["Somebody else has it."])
  }

  @Test("a task that is not known yet shows once it is")
  func late() {
    Device.current = Device()
    let world = TaskWorld([])
    let presenter = DefaultTaskDetailPresenter(taskID: "k2", modelManager: world.manager)
    #expect(presenter.values.mapValues { "\($0)" } == ["name": "", "isDone": "false"])
    world.local.tasks.accept([.glasses, .till])
    #expect(presenter.values.mapValues { "\($0)" } == ["name": "Count the till", "isDone": "true"])
  }

  @Test("a task is added with its name trimmed, once at a time, over a connection")
  func adding() {
    Device.current = Device()
    let (world, reach) = (TaskWorld(), ReachabilityDouble())
    let presenter = DefaultAddTaskPresenter(
      modelManager: world.manager, reachabilityManager: reach)
    let available = Recorder(presenter.addButtonAvailable.distinctUntilChanged())
    let added = Recorder(presenter.added)
    presenter.name.accept(" \n ")
    presenter.add()
    presenter.name.accept("  Sweep the stage ")
    reach.connectionIsReachable.accept(false)
    presenter.add()
    reach.connectionIsReachable.accept(true)
    for _ in 0..<2 { presenter.add() }
    world.remote.answer(TaskModel(id: "k4", name: "Sweep the stage", done: false))
    #expect(available.values == [false, true, false, true, false, true])
    #expect(world.remote.calls == ["create Sweep the stage"])
    #expect(added.values == ["k4"])
  }

  @Test("a task that cannot be added says why, and can be tried again")
  func notAdding() {
    Device.current = Device()
    let world = TaskWorld()
    let presenter = DefaultAddTaskPresenter(
      modelManager: world.manager, reachabilityManager: ReachabilityDouble())
    let errors = Recorder(presenter.errors)
    presenter.name.accept("Sweep")
    presenter.add()
    world.remote.refuse("The list is full.")
    #expect(errors.values.map(\.message) == ["The list is full."])
    #expect(presenter.addButtonAvailable.value)
  }
}
