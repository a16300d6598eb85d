/// An unretained reference to a registration of a known service.
///
/// Retaining and releasing registrations would be a fourth of the cost of resolving.
@usableFromInline
struct EntryReference<Service> {
  @usableFromInline let reference: Unmanaged<ServiceEntry<Service>>

  /// Creates the reference; the caller has checked that the registration's `service` is the type.
  @inlinable
  init(_ entry: Unmanaged<AnyServiceEntry>) {
    reference = Unmanaged.fromOpaque(entry.toOpaque())
  }

  /// The registration without its service's type.
  @inlinable var untyped: Unmanaged<AnyServiceEntry> {
    Unmanaged.fromOpaque(reference.toOpaque())
  }

  /// The registration itself.
  @inlinable var retained: ServiceEntry<Service> { reference.takeUnretainedValue() }

  /// Whether the scope's storage stores the instance.
  @inlinable var hasStorage: Bool { reference._withUnsafeGuaranteedRef { $0.hasStorage } }

  /// The instance in graph and in container scope.
  @inlinable var kept: UnsafeMutablePointer<Service?> {
    reference._withUnsafeGuaranteedRef { $0.kept }
  }

  /// The type of the parameters of a factory that is called with its types.
  @inlinable var directParameters: ObjectIdentifier? {
    reference._withUnsafeGuaranteedRef { $0.directParameters }
  }

  /// The factory.
  @inlinable var factory: Unmanaged<AnyFactory> {
    reference._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.factory) }
  }
}
