public import HeadlessDevice
public import Injection

extension Container {
  /// Makes this the container that `@Inject` reads on a device.
  ///
  /// Several apps can live in one process, each on a device of its own; an object's injections come
  /// from the device that is current when the object is made. What the container cannot resolve is
  /// a finding from then on.
  ///
  /// - Parameter device: The device the app runs on.
  @MainActor public func provideInjections(on device: Device) {
    InjectionSource.locate = { InjectionSource.of(Device.current) }
    InjectionSource.of(device).container = self
    onFailure = {
      Device.current.findings.report(Finding.Kind(rawValue: "registration"), $0.description)
    }
  }
}

extension InjectionSource {
  fileprivate static func of(_ device: Device) -> InjectionSource {
    device.attached(InjectionSource.self) { InjectionSource() }
  }
}
