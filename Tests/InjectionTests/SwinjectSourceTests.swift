import Injection
import Testing

/// Code written for Swinject 2.10, with only the import line changed and Swift 6's `any` added.
@Suite("Code written for Swinject")
struct SwinjectSourceTests {
  private protocol Networking: AnyObject {}
  private final class Network: Networking {}

  private final class ViewModel {
    let network: any Networking
    let title: String
    let page: Int
    weak var coordinator: FlowCoordinator?

    init(network: any Networking, title: String, page: Int) {
      self.network = network
      self.title = title
      self.page = page
    }
  }

  private final class FlowCoordinator {
    var viewModel: ViewModel?
  }

  private final class ServiceAssembly: Assembly {
    func assemble(container: Container) {
      container.register((any Networking).self) { _ in Network() }
        .inObjectScope(.container)
      container.register(ViewModel.self) { (resolver: any Resolver, title: String, page: Int) in
        ViewModel(
          network: resolver.resolve((any Networking).self) ?? Network(), title: title, page: page)
      }
      .initCompleted { resolver, viewModel in
        viewModel.coordinator = resolver.resolve(FlowCoordinator.self)
      }
      container.register(FlowCoordinator.self, name: nil) { _ in FlowCoordinator() }
        .inObjectScope(.weak)
    }

    func loaded(resolver: any Resolver) {
      _ = resolver.resolve((any Networking).self)
    }
  }

  private struct Audit: Behavior {
    let types: (String) -> Void

    func container<Type, Service>(
      _ container: Container, didRegisterType type: Type.Type,
      toService entry: ServiceEntry<Service>, withName name: String?
    ) {
      types("\(type)")
    }
  }

  @Test("assemblies, factories with arguments, initCompleted and scopes compile and work")
  func assemblies() {
    let assembler = Assembler([ServiceAssembly()])
    let resolver: any Resolver = assembler.resolver
    let first = resolver.resolve(ViewModel.self, arguments: "Trips", 1)
    let second = resolver.resolve(ViewModel.self, name: nil, arguments: "Trips", 2)
    #expect([first?.page, second?.page] == [1, 2])
    #expect(first != nil && first?.network === second?.network)
    let child = Assembler([], parent: assembler)
    #expect(child.resolver.resolve((any Networking).self) === first?.network)
  }

  @Test("containers with parents, scopes, behaviors and a registering closure compile and work")
  func containers() {
    var types: [String] = []
    let parent = Container()
    let container = Container(
      parent: parent, defaultObjectScope: .container,
      behaviors: [Audit { types.append($0) }]
    ) { container in
      container.register(Network.self) { _ in Network() }.implements((any Networking).self)
    }
    container.addBehavior(Audit { types.append("again \($0)") })
    container.register(Int.self, name: "port") { _ in 80 }
    #expect(types == ["Network", "Networking", "Int", "again Int"])
    #expect(container.resolve((any Networking).self) === container.resolve(Network.self))
    #expect(container.synchronize().resolve(Int.self, name: "port") == 80)
    #expect(container.hasAnyRegistration(of: Int.self, name: "port"))
    container.resetObjectScope(.container)
    container.resetObjectScope(ObjectScope.container)
    container.removeAll()
    #expect(!container.hasAnyRegistration(of: Int.self, name: "port"))
  }

  @Test("factories with one to nine arguments resolve")
  func arguments() {
    let container = Container()
    container.register([Int].self) { _, a in [a] }
    container.register([Int].self) { (_, a: Int, b: Int) in [a, b] }
    container.register([Int].self, name: "three") { (_: any Resolver, a: Int, b: Int, c: Int) in
      [a, b, c]
    }
    container.register([Int].self) {
      (
        _, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int
      ) in [a, b, c, d, e, f, g, h, i]
    }
    #expect(container.resolve([Int].self, argument: 1) == [1])
    #expect(container.resolve([Int].self, arguments: 1, 2) == [1, 2])
    #expect(container.resolve([Int].self, name: "three", arguments: 1, 2, 3) == [1, 2, 3])
    #expect(
      container.resolve([Int].self, arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9) == Array(1...9))
  }

  @Test("Lazy, Provider and optionals resolve through the service's registration")
  func wrappers() {
    let container = Container()
    container.register((any Networking).self) { _ in Network() }.inObjectScope(.container)
    let network: (any Networking)? = container.resolve((any Networking).self)
    let lazy = container.resolve(Lazy<any Networking>.self)
    let provider = container.resolve(Provider<any Networking>.self)
    let optional = container.resolve((any Networking)?.self) ?? nil
    #expect(network != nil)
    #expect(lazy?.instance === network)
    #expect(provider?.instance === network)
    #expect(optional === network)
  }

  @Test("a mainActorFactory makes services of the main actor")
  @MainActor func mainActor() {
    @MainActor final class Screen {
      let title: String
      init(title: String) { self.title = title }
    }
    let container = Container()
    container.register(Screen.self, mainActorFactory: { _ in Screen(title: "none") })
    container.register(
      Screen.self, name: "titled",
      mainActorFactory: { (_, title: String) in
        Screen(title: title)
      })
    #expect(container.resolve(Screen.self)?.title == "none")
    #expect(container.resolve(Screen.self, name: "titled", argument: "Trips")?.title == "Trips")
  }

  @Test("a custom scope in an extension keeps an instance until it is reset")
  func customScope() {
    let container = Container()
    container.register(Network.self) { _ in Network() }.inObjectScope(.untilLogout)
    let network = container.resolve(Network.self)
    #expect(network != nil)
    #expect(container.resolve(Network.self) === network)
    container.resetObjectScope(.untilLogout)
    #expect(container.resolve(Network.self) !== network)
  }
}

extension ObjectScope {
  fileprivate static let untilLogout = ObjectScope(
    storageFactory: PermanentStorage.init, description: "untilLogout")
}
