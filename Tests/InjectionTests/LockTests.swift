import Injection
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("The lock of a synchronized resolver")
nonisolated struct LockTests {
  private final class Room {
    var people = 0
    var most = 0
  }

  private func container() throws -> Container {
    let container = Container()
    container.register(Engine.self) { _ in Engine(power: 1) }
    return try #require(container.synchronize() as? Container)
  }

  @Test("one thread at a time runs a factory")
  func exclusion() throws {
    let room = Room()
    let container = Container()
    container.register(Int.self) { _ in
      room.people += 1
      room.most = max(room.most, room.people)
      for _ in 0..<200 { sched_yield() }
      room.people -= 1
      return room.most
    }
    .inObjectScope(.transient)
    let resolver = container.synchronize()
    let found = ConcurrentRounds.run(16) { _ in resolver.resolve(Int.self) }
    #expect(found == Array(repeating: 1, count: 16))
  }

  @Test("threads that ask for the graph outside a resolution get none, one after the other")
  func graph() throws {
    let container = try container()
    let found = ConcurrentRounds.run(16) { _ in container.currentObjectGraph == nil }
    #expect(found == Array(repeating: true, count: 16))
  }

  @Test("threads resolve by extensions, one after the other")
  func extensions() throws {
    let container = try container()
    let found = ConcurrentRounds.run(16) { _ -> Engine? in
      container._resolve(name: nil) { (factory: (any Resolver) -> Any) in factory(container) }
    }
    #expect(found == Array(repeating: Engine(power: 1), count: 16))
  }
}
