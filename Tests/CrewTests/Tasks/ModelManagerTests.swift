@testable import Crew
import HeadlessDevice
import Reactive
import Testing

@Suite("TaskModelManager")
struct ModelManagerTests {
  private func done(_ task: TaskModel, _ isDone: Bool = true) -> TaskModel {
    TaskModel(id: task.id, name: task.name, done: isDone)
  }

  @Test("what the server tells is what the phone knows")
  func refreshing() {
    Device.current = Device()
    let world = TaskWorld([])
    let known = Recorder(world.manager.tasks)
    let refreshed = Recorder(world.manager.refresh())
    world.remote.answer(.glasses, .till)
    let created = Recorder(world.manager.create(name: "Sweep"))
    let sweep = TaskModel(id: "k4", name: "Sweep", done: false)
    world.remote.answer(sweep)
    #expect(known.values == [[], [.glasses, .till], [.glasses, .till, sweep]])
    #expect(refreshed.values.count == 1)
    #expect(created.values == [sweep])
    #expect(world.remote.calls == ["tasks", "create Sweep"])
  }

  @Test("changes go to the server one at a time, in order")
  func order() {
    Device.current = Device()
    let world = TaskWorld()
    let first = Recorder(world.manager.set(done: true, of: "k1"))
    let second = Recorder(world.manager.set(done: false, of: "k1"))
    #expect(world.remote.calls == ["k1 is done"])
    world.remote.answer(done(.glasses))
    #expect(world.remote.calls == ["k1 is done", "k1 is not done"])
    world.remote.answer(.glasses)
    #expect([first.ending, second.ending] == ["end", "end"])
    #expect(world.manager.tasks.value == [.glasses, .till])
  }

  @Test("a change that is refused changes nothing, is told, and does not stop the next one")
  func refusal() {
    Device.current = Device()
    let world = TaskWorld()
    let first = Recorder(world.manager.set(done: true, of: "k1"))
    let second = Recorder(world.manager.set(done: false, of: "k2"))
    world.remote.refuse("Somebody else has it.")
    world.remote.answer(done(.till, false))
    #expect([first.ending, second.ending] == ["Somebody else has it.", "end"])
    #expect(world.manager.tasks.value == [.glasses, done(.till, false)])
  }

  @Test("a change goes on when whoever asked for it has left")
  func leaving() {
    Device.current = Device()
    let world = TaskWorld()
    world.manager.set(done: true, of: "k1").subscribe().dispose()
    world.remote.answer(done(.glasses))
    #expect(world.manager.tasks.value == [done(.glasses), .till])
  }

  @Test("nothing is changed before somebody subscribes")
  func cold() {
    Device.current = Device()
    let world = TaskWorld()
    _ = world.manager.set(done: true, of: "k1")
    #expect(world.remote.calls == [])
  }
}
