/// A weak reference to the container that `@Inject` resolves from.
public final class InjectionSource: ContainerSource {
  private var reference: ContainerReference?

  /// The container; nil if none provides injections, or if it was released.
  public var container: Container? {
    get { reference?.container }
    set { reference = newValue?.reference }
  }

  /// Creates a source without a container.
  public init() {}

  /// The closure that returns the source for an object that is made now; by default, one per
  /// process.
  ///
  /// If several apps share a process, set it to a closure that returns the running app's source.
  @MainActor public static var locate: () -> InjectionSource = { ofProcess }

  @MainActor private static let ofProcess = InjectionSource()
}

extension Container {
  /// Makes this the container that `@Inject` resolves from, in place of an earlier one.
  @MainActor public func provideInjections() {
    InjectionSource.locate().container = self
  }
}
