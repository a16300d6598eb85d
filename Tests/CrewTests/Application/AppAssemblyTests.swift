@testable import Crew
import FluxVIP
import HeadlessDevice
import Injection
import MVPCF
import Testing

@Suite("The app's container")
struct AppAssemblyTests {
  @Test("everything that is registered can be made, for the app and for each flow")
  func verification() {
    Device.current = Device()
    let app = Container()
    AppAssembly().assemble(container: app)
    #expect(app.verify() == [])
    for assembly in [SignInAssembly(), TasksAssembly()] as [any Assembly] {
      let flow = Container(parent: app)
      assembly.assemble(container: flow)
      #expect(flow.verify() == [])
      #expect(flow.shadowings == [])
    }
  }

  @Test("the core is shared: whoever asks gets the same bus, states and workers")
  func sharing() throws {
    Device.current = Device()
    let app = Container()
    AppAssembly().assemble(container: app)
    let flow = Container(parent: app)
    #expect(try app.require(Dispatcher.self) === flow.require(Dispatcher.self))
    #expect(try app.require(TripStatus.self) === flow.require(TripStatus.self))
    #expect(try app.require(TripWorker.self) === flow.require(TripWorker.self))
    #expect(
      try app.require((any ReachabilityManager).self)
        === flow.require((any ReachabilityManager).self))
  }
}
