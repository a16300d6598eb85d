/// A group of registrations that belong together.
public protocol Assembly {
  /// Registers the group's services.
  func assemble(container: Container)

  /// All assemblies are applied: services may be resolved now.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  /// Most assemblies have nothing to do once they are loaded.
  public func loaded(resolver: any Resolver) {}
}

/// Applies assemblies to a container.
public final class Assembler {
  /// What the assemblies registered, to be resolved.
  public var resolver: any Resolver { container }

  private let container: Container

  /// Creates an assembler, and applies assemblies.
  public init(_ assemblies: [any Assembly] = [], container: Container = Container()) {
    self.container = container
    apply(assemblies: assemblies)
  }

  /// Creates an assembler whose container sees another's registrations, and applies assemblies.
  ///
  /// - Parameters:
  ///   - assemblies: register their services in the new container.
  ///   - parent: the other assembler; nil for none.
  ///   - defaultObjectScope: the scope of registrations that name none.
  ///   - behaviors: told of every registration.
  public convenience init(
    _ assemblies: [any Assembly] = [], parent: Assembler?, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = []
  ) {
    let container = Container(
      parent: parent?.container, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
    self.init(assemblies, container: container)
  }

  /// Creates an assembler whose container sees another's registrations.
  public convenience init(
    parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = []
  ) {
    self.init(
      [], parent: parentAssembler, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
  }

  /// Applies one assembly.
  public func apply(assembly: any Assembly) {
    apply(assemblies: [assembly])
  }

  /// Applies assemblies: all register before any is told that it is loaded.
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: resolver) }
  }
}
