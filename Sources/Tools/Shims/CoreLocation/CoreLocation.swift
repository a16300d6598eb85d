// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

nonisolated public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
nonisolated public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
nonisolated public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000
nonisolated public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
nonisolated public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
nonisolated public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
nonisolated public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
nonisolated public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The authorization for the device's location.
nonisolated public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// The accuracy that the user allows.
nonisolated public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// A latitude and a longitude.
nonisolated public struct CLLocationCoordinate2D: Sendable, Equatable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

nonisolated public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool
{
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// The floor of a building; the device knows none.
nonisolated public final class CLFloor: NSObject, Sendable {
  public let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }
}

/// A place on earth at a time.
nonisolated open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  private let motion: (speed: CLLocationSpeed, course: CLLocationDirection)
  open var speed: CLLocationSpeed { motion.speed }
  open var course: CLLocationDirection { motion.course }
  open var floor: CLFloor? { nil }

  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: .init(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Ported.date)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    motion = (-1, -1)
    self.timestamp = timestamp
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    motion = (speed, course)
    self.timestamp = timestamp
  }

  /// The distance in metres on a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (from, to) = (location.coordinate, coordinate)
    let latitudes = sin(radians(to.latitude - from.latitude) / 2)
    let longitudes = sin(radians(to.longitude - from.longitude) / 2)
    let product = cos(radians(from.latitude)) * cos(radians(to.latitude))
    let square = latitudes * latitudes + product * longitudes * longitudes
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
}

nonisolated public let kCLErrorDomain = "kCLErrorDomain"

/// An error of the location manager.
nonisolated public struct CLError: Error, Equatable, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

/// A stay at a place; the device makes none.
open class CLVisit: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let arrivalDate: Date
  public let departureDate: Date
  public let horizontalAccuracy: CLLocationAccuracy

  public override convenience init() {
    self.init(CLLocationCoordinate2D(), from: .distantPast, to: .distantFuture)
  }

  init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    self.coordinate = coordinate
    arrivalDate = arrival
    departureDate = departure
    horizontalAccuracy = 0
    super.init()
  }
}

nonisolated public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The description of a place.
open class CLPlacemark: NSObject {
  private let place: CLLocation?
  private let placeName: String?
  open var location: CLLocation? { place }
  open var name: String? { placeName }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }
  open var region: CLRegion? { nil }
  open var addressDictionary: [AnyHashable: Any]? { nil }

  public init(location: CLLocation?, name: String?) {
    place = location
    placeName = name
  }

  public override init() {
    place = nil
    placeName = nil
  }

  public init(placemark: CLPlacemark) {
    place = placemark.location
    placeName = placemark.name
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The search for addresses, which knows no map: an address is at the device's place.
open class CLGeocoder: NSObject {
  open private(set) var isGeocoding = false
  private var search = 0

  public override init() {}

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler) {
      CLLocationManager().location.map { CLPlacemark(location: $0, name: addressString) }
    }
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { answer(completionHandler) { CLPlacemark(location: location, name: nil) } }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await found { self.geocodeAddressString(addressString, completionHandler: $0) }
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    try await found { self.reverseGeocodeLocation(location, completionHandler: $0) }
  }

  private func found(
    _ search: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      search { places, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(places ?? []))
      }
    }
  }

  open func cancelGeocode() {
    search += 1
    isGeocoding = false
  }

  private func answer(
    _ completion: @escaping CLGeocodeCompletionHandler,
    _ place: @escaping () -> CLPlacemark?
  ) {
    search += 1
    isGeocoding = true
    let number = search
    Ported.async { [self] in
      guard number == search else { return completion(nil, CLError(.geocodeCanceled)) }
      isGeocoding = false
      if let found = place() {
        completion([found], nil)
      } else {
        completion(nil, CLError(.geocodeFoundNoResult))
      }
    }
  }
}
