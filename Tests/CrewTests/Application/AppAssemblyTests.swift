@testable import Crew
@testable import CrewAccount
@testable import CrewChat
@testable import CrewCore
@testable import CrewShifts
@testable import CrewSignIn
@testable import CrewTasks
@testable import CrewTrips
import FluxVIP
import HeadlessDevice
import Injection
import MVPCF
import Testing

@Suite("The app's container")
struct AppAssemblyTests {
  @Test("every registration of the app and of each flow can be resolved")
  func verification() {
    Device.current = Device()
    let app = Container()
    AppAssembly().assemble(container: app)
    app.provideInjections(on: .current)
    #expect(app.verify() == [])
    let flows: [any Assembly] = [
      SignInAssembly(), ShiftsAssembly(), TripsAssembly(), TasksAssembly(), ChatAssembly(),
      AccountAssembly(),
    ]
    for assembly in flows {
      let flow = Container(parent: app)
      assembly.assemble(container: flow)
      #expect(flow.verify() == [])
      #expect(flow.shadowings == [])
    }
    for (parent, child) in [
      (SignInAssembly(), ForgotPasswordAssembly()), (TasksAssembly(), AddTaskAssembly()),
      (TripsAssembly(), TripDetailAssembly()),
    ] as [(any Assembly, any Assembly)] {
      let flow = Container(parent: app)
      parent.assemble(container: flow)
      let modal = Container(parent: flow)
      child.assemble(container: modal)
      #expect(modal.verify() == [])
    }
  }

  @Test("the dispatcher, states and workers are shared instances")
  func sharing() throws {
    Device.current = Device()
    let app = Container()
    AppAssembly().assemble(container: app)
    app.provideInjections(on: .current)
    let flow = Container(parent: app)
    #expect(try app.require(Dispatcher.self) === flow.require(Dispatcher.self))
    #expect(try app.require(TripStatus.self) === flow.require(TripStatus.self))
    #expect(try app.require(TripWorker.self) === flow.require(TripWorker.self))
    #expect(try app.require(TripWorker.self).dispatcher === app.require(Dispatcher.self))
    #expect(try app.require(ProfileWorker.self).dispatcher === app.require(Dispatcher.self))
    #expect(
      try app.require((any ReachabilityManager).self)
        === flow.require((any ReachabilityManager).self))
  }
}
