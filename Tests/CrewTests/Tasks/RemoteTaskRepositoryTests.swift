@testable import CrewShared
@testable import CrewTasks
import HeadlessDevice
import Reactive
import Testing

@Suite("NetworkTaskRepository")
struct RemoteTaskRepositoryTests {
  @Test("tasks are listed, created and marked on the server")
  func requests() throws {
    let device = Device.fresh(signedInAs: "u1")
    let repository = NetworkTaskRepository(performer: ClientHTTPPerformer.make())
    let made = Recorder(repository.create(name: "Sweep"))
    let marked = Recorder(repository.set(done: true, of: "k2"))
    try device.advanceOneSecond()
    let all = Recorder(repository.tasks())
    try device.advanceOneSecond()
    #expect(made.values == [TaskModel(id: "k4", name: "Sweep", done: false)])
    #expect(marked.values == [TaskModel(id: "k2", name: "Count the till", done: true)])
    #expect(
      all.values.map { $0.map { "\($0.id) \($0.name) \($0.done)" } } == [
        [
          "k1 Polish the glasses false", "k2 Count the till true", "k3 Lock the back door false",
          "k4 Sweep false",
        ]
      ])
    #expect(
      device.networkLog == [
        #"0 ms POST /tasks {"name":"Sweep"}"#, #"0 ms PATCH /tasks/k2 {"done":true}"#,
        "200 ms 201 POST /tasks", "200 ms 200 PATCH /tasks/k2", "1000 ms GET /tasks",
        "1200 ms 200 GET /tasks",
      ])
  }

  @Test("an error has the server's message")
  func errorStatus() throws {
    let device = Device.fresh()
    let repository = NetworkTaskRepository(performer: ClientHTTPPerformer.make())
    let tasks = Recorder(repository.tasks())
    try device.advanceOneSecond()
    #expect(tasks.ending == "Sign in first.")
  }
}
