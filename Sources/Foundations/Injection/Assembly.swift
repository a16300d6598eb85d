/// A group of registrations that belong together.
public protocol Assembly {
  /// Registers the group's services.
  func assemble(container: Container)

  /// Called when all assemblies have been applied, so services may be resolved.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// Does nothing.
  public func loaded(resolver: any Resolver) {}
}

/// Applies assemblies to a container.
public final class Assembler {
  /// The resolver of the services that the assemblies registered.
  public var resolver: any Resolver { container }

  private let container: Container

  /// Creates an assembler over a container, then applies assemblies.
  public init(_ assemblies: [any Assembly] = [], container: Container = Container()) {
    self.container = container
    apply(assemblies: assemblies)
  }

  /// Creates an assembler whose container is a child of another's, then applies assemblies.
  ///
  /// - Parameters:
  ///   - assemblies: the assemblies that register services in the new container.
  ///   - parent: the other assembler; nil for none.
  ///   - defaultObjectScope: the scope of registrations that set none.
  ///   - behaviors: called at every registration.
  public convenience init(
    _ assemblies: [any Assembly] = [], parent: Assembler?, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = []
  ) {
    let container = Container(
      parent: parent?.container, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
    self.init(assemblies, container: container)
  }

  /// Creates an assembler whose container is a child of another's.
  public convenience init(
    parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = []
  ) {
    self.init(
      [], parent: parentAssembler, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
  }

  /// Creates an assembler over a container, then applies assemblies; Swinject's older spelling.
  ///
  /// Throws nothing; a call is marked with `try`, as Swinject's is.
  public convenience init(
    assemblies: [any Assembly], container: Container? = Container()
  ) throws {
    self.init(assemblies, container: container ?? Container())
  }

  /// Creates an assembler below another, then applies assemblies; Swinject's older spelling.
  ///
  /// Throws nothing; a call is marked with `try`, as Swinject's is.
  public convenience init(assemblies: [any Assembly], parentAssembler: Assembler?) throws {
    self.init(assemblies, parent: parentAssembler)
  }

  /// Applies one assembly.
  public func apply(assembly: any Assembly) {
    apply(assemblies: [assembly])
  }

  /// Applies assemblies: calls `assemble` on all of them, then `loaded` on all of them.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: resolver) }
  }
}
