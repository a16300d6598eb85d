// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// A region by its name.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  nonisolated open override var hash: Int { identifier.hashValue }

  /// Whether the device is in the region; nil without a place.
  var holdsDevice: Bool? { nil }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return place.distance(from: middle) <= radius
  }

  override var holdsDevice: Bool? { CLLocationManager().location.map { contains($0.coordinate) } }
}

/// The state of the device and a region.
nonisolated public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The distance of a beacon: `given storage beacon=near` (`immediate`, `far`, `unknown`).
nonisolated public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The numbers of beacons.
nonisolated open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: UInt16?
  public let minor: UInt16?

  public init(uuid: UUID) {
    self.uuid = uuid
    major = nil
    minor = nil
  }
  public init(uuid: UUID, major: UInt16) {
    self.uuid = uuid
    self.major = major
    minor = nil
  }
  public init(uuid: UUID, major: UInt16, minor: UInt16) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return uuid == other.uuid && major == other.major && minor == other.minor
  }

  open override var hash: Int { uuid.hashValue }
}

/// The region of beacons.
open class CLBeaconRegion: CLRegion {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false

  public var uuid: UUID { beaconIdentityConstraint.uuid }
  public var proximityUUID: UUID { uuid }
  public var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  public var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  public init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: UInt16, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: UInt16, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  override var holdsDevice: Bool? { !CLBeacon.found(beaconIdentityConstraint).isEmpty }
}

/// A beacon that was found.
open class CLBeacon: NSObject {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi = -50
  public let timestamp = Ported.date

  public var proximityUUID: UUID { uuid }

  private init(_ constraint: CLBeaconIdentityConstraint, _ proximity: CLProximity) {
    uuid = constraint.uuid
    major = NSNumber(value: constraint.major ?? 1)
    minor = NSNumber(value: constraint.minor ?? 1)
    self.proximity = proximity
    accuracy =
      switch proximity {
      case .unknown: -1
      case .immediate: 0.3
      case .near: 2
      case .far: 10
      }
  }

  /// The beacon that the device's storage describes.
  static func found(_ constraint: CLBeaconIdentityConstraint) -> [CLBeacon] {
    let proximity: CLProximity? =
      switch Device.current.storage["beacon"]?.text {
      case "unknown": .unknown
      case "immediate": .immediate
      case "near": .near
      case "far": .far
      default: nil
      }
    return proximity.map { [CLBeacon(constraint, $0)] } ?? []
  }
}

nonisolated public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

nonisolated public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// The direction of the device: `given storage heading=90`.
open class CLHeading: NSObject {
  public let trueHeading: CLLocationDirection
  public let magneticHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection = 1
  public let timestamp = Ported.date

  public override init() {
    trueHeading = Device.current.storage["heading"]?.text.flatMap(Double.init) ?? 0
    magneticHeading = trueHeading
  }
}
