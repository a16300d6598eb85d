// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The device's location: `location` in the device's storage, as `52.37,4.89`; the authorization is what
/// `permission.location` answers, `whenInUse` by default.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var showsBackgroundLocationIndicator = false
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true

  private let permission = Permission("location")
  private var monitored: [CLRegion] = []
  private var ranging: [CLBeaconIdentityConstraint: HeadlessFoundation.Timer] = [:]

  public override init() { super.init() }

  deinit { MainActor.assumeIsolated { for timer in ranging.values { timer.invalidate() } } }

  open class func locationServicesEnabled() -> Bool { true }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    status(Permission("location").status)
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.status(permission.status) }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  private static func status(_ answer: String?) -> CLAuthorizationStatus {
    switch answer {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    case "always": .authorizedAlways
    default: .authorizedWhenInUse
    }
  }

  /// Calls the handler without an error: the accuracy is full.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    Ported.async { completion(nil) }
  }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {}

  open func requestWhenInUseAuthorization() { request() }
  open func requestAlwaysAuthorization() { request() }

  private func request() {
    permission.ask()
    Ported.async { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }

  open var location: CLLocation? {
    let numbers = Device.current.storage["location"]?.text?.split(separator: ",").compactMap {
      Double($0.filter { $0 != " " })
    }
    guard let numbers, numbers.count == 2 else { return nil }
    return CLLocation(latitude: numbers[0], longitude: numbers[1])
  }

  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}

  open func requestLocation() {
    Ported.async { [weak self] in self?.answer() }
  }

  private func answer() {
    switch (authorizationStatus, location) {
    case (.denied, _), (.restricted, _), (.notDetermined, _):
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    case (_, let location?): delegate?.locationManager(self, didUpdateLocations: [location])
    default: delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
    }
  }

  // MARK: What the device can do

  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  open class func isRangingAvailable() -> Bool { true }
  open class func headingAvailable() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  open var monitoredRegions: Set<CLRegion> { Set(monitored) }
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { Set(ranging.keys) }
  open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }
  open var heading: CLHeading? { CLHeading() }

  // MARK: Regions

  /// Tells that it began; the device stays where it is, so it enters and leaves no region.
  open func startMonitoring(for region: CLRegion) {
    if !monitored.contains(region) { monitored.append(region) }
    Ported.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didStartMonitoringFor: region)
    }
  }

  open func stopMonitoring(for region: CLRegion) { monitored.removeAll { $0 == region } }

  open func requestState(for region: CLRegion) {
    Ported.async { [weak self] in
      guard let self else { return }
      let state = region.holdsDevice.map { $0 ? CLRegionState.inside : .outside } ?? .unknown
      delegate?.locationManager(self, didDetermineState: state, for: region)
    }
  }

  // MARK: Beacons

  /// Tells the beacons each second.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    range(constraint) { manager in
      manager.delegate?.locationManager(
        manager, didRange: CLBeacon.found(constraint), satisfying: constraint)
    }
  }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    let constraint = region.beaconIdentityConstraint
    range(constraint) { manager in
      manager.delegate?.locationManager(
        manager, didRangeBeacons: CLBeacon.found(constraint), in: region)
    }
  }

  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    ranging.removeValue(forKey: constraint)?.invalidate()
  }

  open func stopRangingBeacons(in region: CLBeaconRegion) {
    stopRangingBeacons(satisfying: region.beaconIdentityConstraint)
  }

  private func range(
    _ constraint: CLBeaconIdentityConstraint, _ tell: @escaping (CLLocationManager) -> Void
  ) {
    stopRangingBeacons(satisfying: constraint)
    ranging[constraint] = HeadlessFoundation.Timer.scheduledTimer(
      withTimeInterval: 1, repeats: true
    ) { [weak self] _ in
      if let self { tell(self) }
    }
  }

  // MARK: Heading and larger changes

  /// Tells the direction once.
  open func startUpdatingHeading() {
    Ported.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didUpdateHeading: CLHeading())
    }
  }

  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  open func dismissHeadingCalibrationDisplay() {}
}
