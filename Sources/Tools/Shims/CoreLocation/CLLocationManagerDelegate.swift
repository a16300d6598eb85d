// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessUIKit

// What each method does if a delegate does not implement it. The device sends no other messages.

extension CLLocationManagerDelegate {
  /// Tells a delegate that observes what it does not implement, and the delegate behind it.
  private func tell(
    _ selector: String, _ arguments: [Any], _ forward: (any CLLocationManagerDelegate) -> Void
  ) {
    guard let receiver = self as? any DelegateMessageReceiver else { return }
    if let next = receiver.nextDelegate as? any CLLocationManagerDelegate { forward(next) }
    receiver.receive(selector, arguments)
  }

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    tell("locationManagerDidChangeAuthorization:", [manager]) {
      $0.locationManagerDidChangeAuthorization(manager)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    tell(
      "locationManager:didChangeAuthorization:", [manager, NSNumber(value: status.rawValue)]
    ) { $0.locationManager(manager, didChangeAuthorization: status) }
  }
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    tell("locationManager:didUpdateLocations:", [manager, locations]) {
      $0.locationManager(manager, didUpdateLocations: locations)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell("locationManager:didFailWithError:", [manager, error]) {
      $0.locationManager(manager, didFailWithError: error)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {
    tell("locationManager:didUpdateHeading:", [manager, newHeading]) {
      $0.locationManager(manager, didUpdateHeading: newHeading)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {
    tell("locationManager:didStartMonitoringFor:", [manager, region]) {
      $0.locationManager(manager, didStartMonitoringFor: region)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    tell(
      "locationManager:didDetermineState:for:", [manager, NSNumber(value: state.rawValue), region]
    ) { $0.locationManager(manager, didDetermineState: state, for: region) }
  }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {
    tell("locationManager:didRangeBeacons:in:", [manager, beacons, region]) {
      $0.locationManager(manager, didRangeBeacons: beacons, in: region)
    }
  }
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    tell("locationManager:didRange:satisfying:", [manager, beacons, beaconConstraint]) {
      $0.locationManager(manager, didRange: beacons, satisfying: beaconConstraint)
    }
  }
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
}
