@testable import CrewTasks
import HeadlessDevice
import MVPCF
import Reactive
import Testing

@Suite("The Tasks flow's presenters")
struct TaskPresenterTests {
  private static let polish = TaskCellViewModel(
    id: "k1", name: "Polish the glasses", isDone: false)
  private static let count = TaskCellViewModel(id: "k2", name: "Count the till", isDone: true)

  @Test("the search filters the list and ignores case")
  func searching() {
    Device.current = Device()
    let presenter = DefaultTaskListPresenter(
      modelManager: TaskFixture().manager, appStateManager: AppStateDouble())
    let results = Recorder(presenter.searchResults)
    for text in ["THE TILL", "nothing like it", ""] { presenter.searchInput.accept(text) }
    #expect(
      results.values == [[Self.polish, Self.count], [Self.count], [], [Self.polish, Self.count]])
  }

  @Test("the list sends one request at a time and shows errors")
  func refreshing() {
    Device.current = Device()
    let fixture = TaskFixture([])
    let presenter = DefaultTaskListPresenter(
      modelManager: fixture.manager, appStateManager: AppStateDouble())
    let loading = Recorder(presenter.isLoading)
    let errors = Recorder(presenter.errors)
    for _ in 0..<2 { presenter.refresh() }
    fixture.remote.fail("The roof is leaking.")
    presenter.refresh()
    fixture.remote.answer(.till)
    #expect(fixture.remote.calls == ["tasks", "tasks"])
    #expect(loading.values == [false, true, false, true, false])
    #expect(
      errors.values == [
        PresentableError(title: "Something went wrong", message: "The roof is leaking.")
      ])
    #expect(presenter.searchResults.value == [Self.count])
  }

  @Test("the switch shows the user's choice, then the server's response")
  func switching() {
    Device.current = Device()
    let fixture = TaskFixture()
    let presenter = DefaultTaskDetailPresenter(taskID: "k1", modelManager: fixture.manager)
    let states = Recorder(presenter.isDone.distinctUntilChanged())
    for isDone in [true, false, true] { presenter.setDone(isDone) }
    for isDone in [true, false, true] {
      fixture.remote.answer(TaskModel(id: "k1", name: "Polish the glasses", done: isDone))
    }
    #expect(presenter.name.value == "Polish the glasses")
    #expect(states.values == [false, true, false, true])
    #expect(fixture.remote.calls == ["k1 is done", "k1 is not done", "k1 is done"])
  }

  @Test("a change from elsewhere shows once the user's own change has succeeded")
  func afterSuccess() {
    Device.current = Device()
    let fixture = TaskFixture()
    let presenter = DefaultTaskDetailPresenter(taskID: "k1", modelManager: fixture.manager)
    let done = TaskModel(id: "k1", name: "Polish the glasses", done: true)
    presenter.setDone(true)
    fixture.local.tasks.accept([.glasses, .till])
    #expect(presenter.isDone.value)
    fixture.remote.answer(done)
    #expect(presenter.isDone.value)
    fixture.local.tasks.accept([.glasses, .till])
    #expect(!presenter.isDone.value)
  }

  @Test("a failed change shows an error and restores the switch")
  func refusal() {
    Device.current = Device()
    let fixture = TaskFixture()
    let presenter = DefaultTaskDetailPresenter(taskID: "k1", modelManager: fixture.manager)
    let errors = Recorder(presenter.errors)
    presenter.setDone(true)
    #expect(presenter.isDone.value)
    fixture.remote.fail("Somebody else has it.")
    #expect(!presenter.isDone.value)
    #expect(errors.values.map(\.message) == ["Somebody else has it."])
  }

  @Test("a task that is not loaded yet shows when it is")
  func late() {
    Device.current = Device()
    let fixture = TaskFixture([])
    let presenter = DefaultTaskDetailPresenter(taskID: "k2", modelManager: fixture.manager)
    #expect(presenter.props == TaskDetailProps(name: "", isDone: false))
    fixture.local.tasks.accept([.glasses, .till])
    #expect(presenter.props == TaskDetailProps(name: "Count the till", isDone: true))
  }

  @Test("adding trims the name, and needs a connection and no request under way")
  func adding() {
    Device.current = Device()
    let (fixture, reach) = (TaskFixture(), ReachabilityDouble())
    let presenter = DefaultAddTaskPresenter(
      modelManager: fixture.manager, reachabilityManager: reach)
    let available = Recorder(presenter.addButtonAvailable.distinctUntilChanged())
    let added = Recorder(presenter.added)
    presenter.name.accept(" \n ")
    presenter.add()
    presenter.name.accept("  Sweep the testWindow ")
    reach.connectionIsReachable.accept(false)
    presenter.add()
    reach.connectionIsReachable.accept(true)
    for _ in 0..<2 { presenter.add() }
    fixture.remote.answer(TaskModel(id: "k4", name: "Sweep the testWindow", done: false))
    #expect(available.values == [false, true, false, true, false, true])
    #expect(fixture.remote.calls == ["create Sweep the testWindow"])
    #expect(added.values == ["k4"])
  }

  @Test("a failed addition shows an error, and adding is available again")
  func notAdding() {
    Device.current = Device()
    let fixture = TaskFixture()
    let presenter = DefaultAddTaskPresenter(
      modelManager: fixture.manager, reachabilityManager: ReachabilityDouble())
    let errors = Recorder(presenter.errors)
    presenter.name.accept("Sweep")
    presenter.add()
    fixture.remote.fail("The list is full.")
    #expect(errors.values.map(\.message) == ["The list is full."])
    #expect(presenter.addButtonAvailable.value)
  }
}
