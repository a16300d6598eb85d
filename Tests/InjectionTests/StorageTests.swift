import Injection
import Testing

@Suite("Instance storage")
struct StorageTests {
  /// A custom storage that counts the completed graphs.
  nonisolated private final class UserStorage: InstanceStorage {
    static let scope = ObjectScope(storageFactory: { UserStorage() }, description: "user")

    var instance: Any?
    private(set) var completed = 0

    func graphResolutionCompleted() { completed += 1 }
  }

  /// A scope that is not an ``ObjectScope``, with a storage that tests can read.
  private final class ReadableScope: ObjectScopeProtocol {
    let storage = UserStorage()
    func makeStorage() -> any InstanceStorage { storage }
  }

  @Test("PermanentStorage keeps an instance, TransientStorage none, WeakStorage a retained object")
  func kinds() {
    let permanent = PermanentStorage()
    permanent.instance = 1
    #expect(permanent.instance as? Int == 1)
    let transient = TransientStorage()
    transient.instance = 1
    #expect(transient.instance == nil)
    let weak = WeakStorage()
    let cat = Cat(name: "Mimi")
    weak.instance = cat
    #expect(weak.instance as? Cat === cat)
    weak.instance = Cat(name: "Tom")
    #expect(weak.instance == nil)
  }

  @Test("the container scope makes storage that keeps an instance, the transient one none")
  func scopes() {
    let storages = [ObjectScope.container, .transient].map { $0.makeStorage() }
    for storage in storages { storage.instance = 1 }
    #expect(storages.map { $0.instance as? Int } == [1, nil])
  }

  @Test("GraphStorage keeps an instance until the graph is complete, then weakly for that graph")
  func graph() {
    let storage = GraphStorage()
    let (graph, other) = (GraphIdentifier(), GraphIdentifier())
    var cat: Cat? = Cat(name: "Mimi")
    storage.setInstance(cat, inGraph: graph)
    #expect(storage.instance as? Cat === cat)
    storage.graphResolutionCompleted()
    #expect(storage.instance == nil)
    #expect(storage.instance(inGraph: graph) as? Cat === cat)
    #expect(storage.instance(inGraph: other) == nil)
    cat = nil
    #expect(storage.instance(inGraph: graph) == nil)
  }

  @Test("CompositeStorage keeps an instance as long as one component does")
  func composite() {
    let (permanent, transient) = (PermanentStorage(), TransientStorage())
    let storage = CompositeStorage([transient, permanent])
    storage.instance = 1
    #expect(storage.instance as? Int == 1)
    #expect(permanent.instance as? Int == 1)
    storage.instance = nil
    #expect(permanent.instance == nil)
  }

  @Test("a scope with a parent stores in both, and reset clears both")
  func parentScope() {
    let session = ObjectScope(
      storageFactory: PermanentStorage.init, description: "session", parent: .weak)
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(session)
    let cat = container.resolve(Cat.self)
    #expect(cat != nil)
    #expect(container.resolve(Cat.self) === cat)
    container.resetObjectScope(session)
    #expect(container.resolve(Cat.self) !== cat)
  }

  @Test("a custom storage is notified when a graph with its registration is complete")
  func completion() {
    let scope = ReadableScope()
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(scope)
    let cat = container.resolve(Cat.self)
    #expect(scope.storage.instance as? Cat === cat)
    #expect(scope.storage.completed == 1)
    #expect(container.resolve(Cat.self) === cat)
    container.resetObjectScope(scope)
    #expect(scope.storage.instance == nil)
  }

  @Test("a child that resolves a parent's service stores it in the parent's registration")
  func childOfParent() {
    let parent = Container()
    parent.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(UserStorage.scope)
    let child = Container(parent: Container(parent: parent))
    let cat = child.resolve(Cat.self)
    #expect(cat != nil)
    #expect(parent.resolve(Cat.self) === cat)
    child.resetObjectScope(UserStorage.scope)
    #expect(parent.resolve(Cat.self) !== cat)
  }

  @Test("a weak instance lives until its graph is complete, even if nothing retains it")
  func weakInGraph() {
    let container = Container()
    container.register(Cat.self) { _ in Cat(name: "Mimi") }.inObjectScope(.weak)
    container.register([ObjectIdentifier].self) { resolver in
      _ = resolver.resolve(Cat.self)
      let (first, second) = (resolver.resolve(Cat.self), resolver.resolve(Cat.self))
      return [first, second].compactMap { $0.map { ObjectIdentifier($0) } }
    }
    let cats = container.resolve([ObjectIdentifier].self) ?? []
    #expect(cats.count == 2 && cats[0] == cats[1])
  }

  /// A storage that removes the container's registrations when it is asked for an instance.
  nonisolated private final class RemovingStorage: InstanceStorage {
    var instance: Any?
    weak var container: Container?

    func instance(inGraph graph: GraphIdentifier) -> Any? {
      container?.removeAll()
      return instance
    }
  }

  /// A scope with one storage, of a class that removes registrations.
  private final class RemovingScope: ObjectScopeProtocol {
    private let storage: RemovingStorage
    init(storage: RemovingStorage) { self.storage = storage }
    func makeStorage() -> any InstanceStorage { storage }
  }

  @Test("a storage that removes its registration gets the instance; the service is gone afterwards")
  func removal() {
    let storage = RemovingStorage()
    let container = Container()
    storage.container = container
    container.register(Cat.self) { _ in Cat(name: "Mimi") }
      .inObjectScope(RemovingScope(storage: storage))
    #expect(container.resolve(Cat.self)?.name == "Mimi")
    #expect((storage.instance as? Cat)?.name == "Mimi")
    #expect(container.resolve(Cat.self) == nil)
  }

  @Test("a container that nothing else retains lives until its resolution is complete")
  func temporaryContainer() {
    func made() -> Container {
      Container { container in
        container.register(String.self) { _ in "Mimi" }
        container.register(Cat.self) { Cat(name: $0.resolve(String.self) ?? "none") }
      }
    }
    #expect(made().resolve(Cat.self)?.name == "Mimi")
  }
}
