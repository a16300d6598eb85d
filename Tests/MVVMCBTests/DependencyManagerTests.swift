import HeadlessDevice
import MVVMCB
import Testing

@Suite("DependencyManager and AnalyticsDispatcher")
struct DependencyManagerTests {
  @Test("a child container falls back to its parent; the shared container is one for each device")
  func dependencies() {
    Device.current = Device()
    let shared = DependencyManager.shared
    shared.register(Int.self) { 1 }
    let own = DependencyManager(parent: shared)
    #expect(own.resolve(Int.self) == 1)
    own.register(Int.self) { 2 }
    #expect([own.resolve(Int.self), shared.resolve(Int.self)] == [2, 1])
    own.unregister(Int.self)
    #expect(own.resolve(Int.self) == 1)
    #expect(Device.current.findings.all == [])
    Device.current = Device()
    #expect(DependencyManager.shared.resolve(Int.self) == nil)
  }

  @Test("a factory runs at each resolution and may return nil")
  func factories() {
    Device.current = Device()
    let container = DependencyManager()
    var made = 0
    container.register(Int.self) {
      made += 1
      return made < 3 ? made : nil
    }
    #expect((1...3).map { _ in container.resolve(Int.self) } == [1, 2, nil])
    #expect(Device.current.findings.all == [])
  }

  @Test("resolving an unregistered type gives nil and a finding with a remedy")
  func missing() {
    Device.current = Device()
    let container = DependencyManager(parent: DependencyManager())
    #expect(container.resolve(String.self) == nil)
    #expect(
      Device.current.findings.all.map { "\($0.kind.rawValue): \($0.message)" } == [
        "registration: String was resolved, but nobody registered it: "
          + "call register(_:factory:) on this DependencyManager or on its parent first."
      ])
  }

  @Test("analytics events are logged with their parameters sorted")
  func analytics() {
    let device = Device()
    Device.current = device
    AnalyticsDispatcher.shared.dispatch("shift.tapped", parameters: ["b": "2", "a": "1"])
    AnalyticsDispatcher(log: device.log).dispatch("shifts.shown")
    #expect(
      device.log.events.map { "\($0.name) \($0.detail)" } == [
        "shift.tapped a=1 b=2", "shifts.shown ",
      ])
  }
}
