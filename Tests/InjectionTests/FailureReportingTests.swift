@testable import Injection
import Testing

@Suite("Reporting of services that cannot be resolved", .serialized)
struct FailureReportingTests {
  @Test("onFailure is called for failures of the container, its parents and its children")
  func failureHandler() {
    var reported: [String] = []
    let parent = Container()
    let child = Container(parent: parent)
    parent.onFailure = { reported.append($0.description) }
    child.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(child.resolve(PetOwner.self)?.pet.name == "none")
    #expect(parent.resolve(Engine.self, arguments: 1, "two") == nil)
    #expect(
      reported == [
        "Animal is not registered.\nResolving: PetOwner → Animal",
        "Engine taking Int, String is not registered.",
      ])
  }

  @Test("a container has the handler that was set, and so has its child")
  func handlerOfChild() {
    let container = Container()
    let child = Container(parent: container)
    #expect(container.onFailure == nil && child.onFailure == nil)
    container.onFailure = { _ in }
    #expect(container.onFailure != nil && child.onFailure != nil)
  }

  @Test("require and verify do not call onFailure")
  func requiring() {
    var reports = 0
    let container = Container()
    container.onFailure = { _ in reports += 1 }
    container.register(PetOwner.self) { resolver in
      PetOwner(pet: resolver.resolve((any Animal).self) ?? Cat(name: "none"))
    }
    #expect(container.verify().count == 1)
    #expect(throws: ResolutionError.self) { try container.require(Engine.self) }
    #expect(reports == 0)
    _ = container.resolve(Engine.self)
    #expect(reports == 1)
  }

  @Test("loggingFunction is called for failures of a container without onFailure")
  func logging() async {
    let before = Container.loggingFunction
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Container.loggingFunction = { continuation.yield($0) }
    struct Unregistered {}
    _ = Container().resolve(Unregistered.self, name: "one")
    Container.loggingFunction = before
    continuation.finish()
    var logged: Set<String> = []
    for await line in lines { logged.insert(line) }
    #expect(logged.contains("Unregistered named \"one\" is not registered."))
  }

  @Test("names are compared only where a caller or a handler receives the nearest ones")
  func nearestNames() {
    struct Missing {}
    let before = Container.loggingFunction
    Container.loggingFunction = nil
    defer { Container.loggingFunction = before }
    let container = Container()
    for number in 0..<600 {
      container.register(Engine.self, name: "\(number)") { _ in Engine(power: number) }
    }
    #expect(container.resolve(Missing.self) == nil)
    #expect(container.resolve(Engine.self) == nil)
    #expect(container.resolutionComparisons == 0)
    #expect(throws: ResolutionError.self) { try container.require(Missing.self) }
    #expect(container.resolutionComparisons == 600)
    container.onFailure = { _ in }
    #expect(container.resolve(Missing.self) == nil)
    #expect(container.resolutionComparisons == 1_200)
  }
}

extension Container {
  fileprivate var resolutionComparisons: Int { resolution.nameComparisonCount }
}
