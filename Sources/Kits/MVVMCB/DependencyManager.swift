public import HeadlessDevice

/// A container of another kind that a ``DependencyManager`` takes its services from.
///
/// Conform the app's own container to it, so that builders get what the app registers once.
@MainActor public protocol DependencySource: ContainerDescribing {
  /// Returns the app's instance of a service; nil if it has none.
  func dependency<Service>(_ type: Service.Type) -> Service?
}

/// A lightweight dependency container: one factory for each type, called at each resolution.
///
/// A builder creates one for each module, with the flow's as its parent, so that the dynamic
/// arguments of two modules do not mix.
public final class DependencyManager {
  /// The app's container, for an app that has no other; one for each launch.
  public static var shared: DependencyManager {
    Device.current.attached(DependencyManager.self) { DependencyManager() }
  }

  /// The container of another kind that resolves what this one and its parents do not.
  public let source: (any DependencySource)?

  private let parent: DependencyManager?
  private var factories: [ObjectIdentifier: Factory] = [:]

  private struct Factory {
    let type: Any.Type
    let place: String
    let make: () -> Any?
  }

  /// Creates a container.
  ///
  /// - Parameter parent: the container that resolves types not registered here.
  public init(parent: DependencyManager? = nil) {
    self.parent = parent
    source = nil
  }

  /// Creates the container of a flow, fed from a container of another kind.
  ///
  /// - Parameter source: the container that resolves types not registered here; retained.
  public init(source: any DependencySource) {
    parent = nil
    self.source = source
  }

  /// Registers a factory for a type; replaces an earlier one.
  ///
  /// - Parameters:
  ///   - type: the service, often a protocol.
  ///   - fileID: the file of the registration, for the printed tree.
  ///   - line: the line of the registration, for the printed tree.
  ///   - factory: makes an instance; nil if it cannot.
  public func register<Service>(
    _ type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping () -> Service?
  ) {
    factories[ObjectIdentifier(type)] = Factory(
      type: type, place: "\(fileID):\(line)", make: factory)
  }

  /// Removes the factory of a type; a parent's factory is used again.
  public func unregister<Service>(_ type: Service.Type) {
    factories[ObjectIdentifier(type)] = nil
  }

  /// Makes an instance; nil if the type is not registered, which is a finding, or if the factory
  /// returns nil.
  public func resolve<Service>(_ type: Service.Type) -> Service? {
    if let factory = factory(of: ObjectIdentifier(type)) { return factory.make() as? Service }
    if let source = nearestSource { return source.dependency(type) }
    Device.current.findings.report(
      Finding.Kind(rawValue: "registration"),
      "\(type) was resolved, but nobody registered it: "
        + "call register(_:factory:) on this DependencyManager or on its parent first.")
    return nil
  }

  private func factory(of type: ObjectIdentifier) -> Factory? {
    factories[type] ?? parent?.factory(of: type)
  }

  private var nearestSource: (any DependencySource)? { source ?? parent?.nearestSource }
}

extension DependencyManager: ContainerDescribing {
  /// The registrations of this container, and its parent.
  ///
  /// A parent that only passes on the services of its source is left out for the source.
  public var containerDescription: ContainerDescription {
    ContainerDescription(
      registrations: factories.values.map { factory in
        ContainerDescription.Registration(
          service: "\(factory.type)".replacing("any ", with: ""), scope: "transient",
          place: factory.place)
      }
      .sorted { $0.service < $1.service },
      parent: parent?.describedContainer ?? source)
  }

  private var describedContainer: any ContainerDescribing {
    factories.isEmpty ? source ?? parent?.describedContainer ?? self : self
  }
}
