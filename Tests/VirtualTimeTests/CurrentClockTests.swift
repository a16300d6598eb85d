@testable import VirtualTime
import Testing

@Suite("The current clock")
struct CurrentClockTests {
  @Test("code without an isolation reaches the current clock's diagnostics")
  func diagnostics() throws {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    let clock = VirtualClock(now: .init(nanoseconds: 5))
    VirtualClock.current = clock
    #expect(ClockDiagnostics.current === clock.diagnostics)
    #expect(ClockDiagnostics.current.now == clock.now)
    try clock.advance(by: .seconds(1))
    #expect(ClockDiagnostics.current.now == clock.now)
  }

  @Test("open resources are counted by kind and origin, and mistakes returned once")
  func reports() {
    let clock = VirtualClock()
    for origin in ["b", "a", "b", "c"] { clock.diagnostics.addResource("socket", from: origin) }
    clock.diagnostics.addResource("file", from: "b")
    for origin in ["c", "b", "unknown"] { clock.diagnostics.removeResource("socket", from: origin) }
    #expect(
      clock.openResources.map { "\($0.kind) \($0.origin) \($0.count)" } == [
        "file b 1", "socket a 1", "socket b 1",
      ])
    clock.diagnostics.add(mistake: "first")
    clock.diagnostics.add(mistake: "second")
    #expect(clock.takeMistakes() == ["first", "second"])
    #expect(clock.takeMistakes() == [])
  }

  @Test("an associated object is created once and lives as long as its clock")
  func associatedObjects() {
    final class Object {}
    var clock: VirtualClock? = VirtualClock()
    var made = 0
    func associatedObject() -> Object? {
      clock?.associatedObject { _ in
        made += 1
        return Object()
      }
    }
    weak let first = associatedObject()
    #expect(associatedObject() === first)
    #expect(made == 1)
    clock = nil
    #expect(first == nil)
  }

  @Test("a thread-local variable retains one object and releases the previous one")
  func threadLocal() {
    final class Object {}
    let variable = ThreadLocal<Object>()
    #expect(variable.value == nil)
    var held: Object? = Object()
    weak let remains = held
    variable.value = held
    held = nil
    #expect(remains != nil)
    #expect(variable.value === remains)
    variable.value = nil
    #expect(remains == nil)
  }

  @Test("the object of a thread that has ended is released when the variable is set next")
  func endedThread() {
    final class Object {}
    let variable = ThreadLocal<Object>()
    weak var remains: Object?
    EndedThread.run {
      let object = Object()
      remains = object
      variable.value = object
    }
    #expect(variable.value == nil)
    #expect(remains != nil)
    variable.value = nil
    #expect(remains == nil)
  }
}
