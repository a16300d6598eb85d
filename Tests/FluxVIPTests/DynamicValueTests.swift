import FluxVIP
import HeadlessDevice
import Testing

@Suite("DynamicValue and StoreManager")
struct DynamicValueTests {
  private final class State: DynamicValueModifier {
    let count = DynamicValue(0, named: "State.count")
    func add() { setValue(count, value: count.value + 1) }
  }

  @Test("two observers are both called, until their owners are released")
  func observers() {
    Device.current = Device()
    final class Owner {}
    let state = State()
    var calls: [String] = []
    let first = Owner()
    var second: Owner? = Owner()
    state.count.addObserver(first) { calls.append("first \(state.count.value)") }
    if let second { state.count.addObserver(second) { calls.append("second") } }
    state.add()
    second = nil
    state.add()
    #expect(calls == ["first 1", "second", "first 2"])
    #expect(state.count.observerCount == 1)
    #expect(Device.current.log.events.map(\.name) == ["State.count = 1", "State.count = 2"])
    withExtendedLifetime(first) {}
  }

  @Test("a saved cache is read again; an unsaved one and undecodable data give the initial models")
  func store() {
    let storage = KeyValueStorage()
    let first = StoreManager(key: "models", initial: ["a"], storage: storage)
    first.cache.append("b")
    #expect(StoreManager(key: "models", initial: ["a"], storage: storage).cache == ["a"])
    first.saveCache()
    #expect(StoreManager(key: "models", initial: ["a"], storage: storage).cache == ["a", "b"])
    storage.set("rubbish", forKey: "models")
    #expect(StoreManager(key: "models", initial: ["a"], storage: storage).cache == ["a"])
  }
}
