// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import CoreLocation
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

/// The place of the user, which is that of the device's storage.
open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }

  public override init() { super.init() }
}

extension MKMapView {
  /// Reads the user's place and tells the delegate, once the user has agreed to be located.
  final func locateUser() {
    Ported.async { [weak self] in
      guard let self, showsUserLocation else { return }
      let manager = CLLocationManager()
      guard [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus) else {
        delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
        return
      }
      userLocation.location = manager.location
      if manager.location != nil { delegate?.mapView(self, didUpdate: userLocation) }
    }
  }
}

/// The eye that looks at a map; stored, and moving it moves the centre.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    altitude = distance
    self.pitch = pitch
    self.heading = heading
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }
}

nonisolated public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A kind of places; kept, without effect.
nonisolated public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "airport")
  public static let atm = Self(rawValue: "atm")
  public static let bakery = Self(rawValue: "bakery")
  public static let bank = Self(rawValue: "bank")
  public static let cafe = Self(rawValue: "cafe")
  public static let foodMarket = Self(rawValue: "foodMarket")
  public static let gasStation = Self(rawValue: "gasStation")
  public static let hospital = Self(rawValue: "hospital")
  public static let hotel = Self(rawValue: "hotel")
  public static let museum = Self(rawValue: "museum")
  public static let park = Self(rawValue: "park")
  public static let parking = Self(rawValue: "parking")
  public static let pharmacy = Self(rawValue: "pharmacy")
  public static let publicTransport = Self(rawValue: "publicTransport")
  public static let restaurant = Self(rawValue: "restaurant")
  public static let school = Self(rawValue: "school")
  public static let store = Self(rawValue: "store")
  public static let university = Self(rawValue: "university")
}

nonisolated public struct MKPointOfInterestFilter: Hashable, Sendable {
  private let categories: [MKPointOfInterestCategory]
  private let includes: Bool

  private init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
    self.categories = categories
    self.includes = includes
  }

  public init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: false)
  }
  public static let includingAll = Self(excluding: [])
  public static let excludingAll = Self(including: [])
}

/// A button that shows the user's place.
open class MKUserTrackingButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}

open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  public convenience init(mapView: MKMapView?) { self.init() }
}

open class MKCompassButton: UIView {
  open var compassVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}

open class MKScaleView: UIView {
  open var scaleVisibility = MKFeatureVisibility.adaptive
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
