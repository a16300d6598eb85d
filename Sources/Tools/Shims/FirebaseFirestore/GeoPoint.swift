// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A place on earth, as documents hold it.
nonisolated public final class GeoPoint: NSObject, NSCopying, Codable, Sendable {
  public let latitude: Double
  public let longitude: Double

  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
  }

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    super.init()
  }

  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      latitude: try container.decode(Double.self, forKey: .latitude),
      longitude: try container.decode(Double.self, forKey: .longitude))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeoPoint else { return false }
    return latitude == other.latitude && longitude == other.longitude
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(latitude)
    hasher.combine(longitude)
    return hasher.finalize()
  }

  public override var description: String { "<FIRGeoPoint: (\(latitude), \(longitude))>" }

  public func copy(with zone: NSZone?) -> Any { self }
}
