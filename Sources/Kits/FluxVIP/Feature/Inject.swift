public import HeadlessDevice
public import Injection

extension Container {
  /// Makes this the container that `@Inject` resolves from on a device.
  ///
  /// Several apps can run in one process, each on its own device: an object resolves from the
  /// container of the device that is current when the object is made. A service that the container
  /// cannot resolve is reported as a finding.
  ///
  /// - Parameter device: the device that the app runs on.
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
