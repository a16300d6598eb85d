@testable import CrewTasks
import HeadlessDevice
import Reactive
import Testing

@Suite("TaskModelManager")
struct ModelManagerTests {
  private func done(_ task: TaskModel, _ isDone: Bool = true) -> TaskModel {
    TaskModel(id: task.id, name: task.name, done: isDone)
  }

  @Test("the tasks on the device follow the server's responses")
  func refreshing() {
    Device.current = Device()
    let fixture = TaskFixture([])
    let known = Recorder(fixture.manager.tasks)
    let refreshed = Recorder(fixture.manager.refresh())
    fixture.remote.answer(.glasses, .till)
    let created = Recorder(fixture.manager.create(name: "Sweep"))
    let sweep = TaskModel(id: "k4", name: "Sweep", done: false)
    fixture.remote.answer(sweep)
    #expect(known.values == [[], [.glasses, .till], [.glasses, .till, sweep]])
    #expect(refreshed.values.count == 1)
    #expect(created.values == [sweep])
    #expect(fixture.remote.calls == ["tasks", "create Sweep"])
  }

  @Test("changes go to the server one at a time, in order")
  func order() {
    Device.current = Device()
    let fixture = TaskFixture()
    let first = Recorder(fixture.manager.set(done: true, of: "k1"))
    let second = Recorder(fixture.manager.set(done: false, of: "k1"))
    #expect(fixture.remote.calls == ["k1 is done"])
    fixture.remote.answer(done(.glasses))
    #expect(fixture.remote.calls == ["k1 is done", "k1 is not done"])
    fixture.remote.answer(.glasses)
    #expect([first.ending, second.ending] == ["end", "end"])
    #expect(fixture.manager.tasks.value == [.glasses, .till])
  }

  @Test("a failed change emits its error, changes nothing and does not stop the next one")
  func refusal() {
    Device.current = Device()
    let fixture = TaskFixture()
    let first = Recorder(fixture.manager.set(done: true, of: "k1"))
    let second = Recorder(fixture.manager.set(done: false, of: "k2"))
    fixture.remote.fail("Somebody else has it.")
    fixture.remote.answer(done(.till, false))
    #expect([first.ending, second.ending] == ["Somebody else has it.", "end"])
    #expect(fixture.manager.tasks.value == [.glasses, done(.till, false)])
  }

  @Test("disposing of a subscription does not cancel the change")
  func leaving() {
    Device.current = Device()
    let fixture = TaskFixture()
    fixture.manager.set(done: true, of: "k1").subscribe().dispose()
    fixture.remote.answer(done(.glasses))
    #expect(fixture.manager.tasks.value == [done(.glasses), .till])
  }

  @Test("a change starts on subscription")
  func cold() {
    Device.current = Device()
    let fixture = TaskFixture()
    _ = fixture.manager.set(done: true, of: "k1")
    #expect(fixture.remote.calls == [])
  }
}
