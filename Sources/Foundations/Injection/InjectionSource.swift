/// Where `@Inject` finds the container that provides injections; it does not keep it alive.
public final class InjectionSource: ContainerSource {
  private var reference: ContainerReference?

  /// The container; nil where none provides injections, or it is gone.
  public var container: Container? {
    get { reference?.container }
    set { reference = newValue?.reference }
  }

  /// Creates a source without a container.
  public init() {}

  /// Finds the source for an object that is made now; at first the one of the process.
  ///
  /// Where several apps live in one process, each with a container of its own, this is set to find
  /// the source of the app that runs.
  @MainActor public static var locate: () -> InjectionSource = { ofProcess }

  @MainActor private static let ofProcess = InjectionSource()
}

extension Container {
  /// Makes this the container that `@Inject` reads; the last one called provides.
  @MainActor public func provideInjections() {
    InjectionSource.locate().container = self
  }
}
