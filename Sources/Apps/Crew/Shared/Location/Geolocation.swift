import Foundation

/// A place on earth, in degrees.
package nonisolated struct Geolocation: Equatable {
  package let latitude: Double
  package let longitude: Double

  /// Creates a place.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns the distance to another place in metres, on a sphere (the haversine formula).
  package func distance(to other: Geolocation) -> Double {
    let halfSine = { (degrees: Double) in sin(degrees * .pi / 360) }
    let rise = halfSine(other.latitude - latitude)
    let run = halfSine(other.longitude - longitude)
    let scale = cos(latitude * .pi / 180) * cos(other.latitude * .pi / 180)
    return 2 * Self.earthRadius * asin(min(1, sqrt(rise * rise + scale * run * run)))
  }

  private static let earthRadius = 6_371_000.0
}
