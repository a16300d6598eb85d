/// A dependency injection container that describes itself, so that drivers can print it.
///
/// Drivers find a container through the properties of the app's delegate and coordinators.
public nonisolated protocol ContainerDescribing: AnyObject {
  /// The container's current registrations and its parent.
  var containerDescription: ContainerDescription { get }
}

/// The registrations of a container, and its parent.
public nonisolated struct ContainerDescription {
  /// A registration of a service.
  public struct Registration: Equatable, Sendable {
    /// The service: its type, its name and its arguments.
    public var service: String

    /// The object scope, such as `graph` or `container`.
    public var scope: String

    /// The source location of the registration, such as `Crew/AppAssembly.swift:12`.
    public var place: String

    /// The type of the instance that the container holds now; nil if it holds none.
    public var instance: String?

    /// The other types that the registration answers for.
    public var otherTypes: [String]

    /// The source location of the parent's registration that this one hides; nil if it hides none.
    public var hides: String?

    /// Creates a registration.
    public init(
      service: String, scope: String, place: String, instance: String? = nil,
      otherTypes: [String] = [], hides: String? = nil
    ) {
      self.service = service
      self.scope = scope
      self.place = place
      self.instance = instance
      self.otherTypes = otherTypes
      self.hides = hides
    }
  }

  /// The registrations, sorted by service.
  public var registrations: [Registration]

  /// The container that resolves the services that are not registered here.
  public var parent: (any ContainerDescribing)?

  /// Creates a description.
  public init(registrations: [Registration], parent: (any ContainerDescribing)? = nil) {
    self.registrations = registrations
    self.parent = parent
  }
}
