// swift-format-ignore-file
import ObjectMapper
import UIKit

enum Sky: String {
  case clear, cloudy, rain
}

struct Reading: ImmutableMappable {
  let degrees: Double
  let wind: Int?
  let sky: Sky

  init(map: Map) throws {
    degrees = try map.value("degrees")
    wind = try? map.value("wind.speed")
    sky = try map.value("sky", default: .clear, using: EnumTransform())
  }

  func mapping(map: Map) {
    degrees >>> map["degrees"]
    sky >>> map["sky"]
  }
}

class WebcamDetails: Mappable {
  var id: Int!
  var city: String?
  var sky = Sky.clear
  var taken: Date?
  var page: URL?
  var color: UIColor?
  var altitude: Float = 0
  var readings: [Reading] = []
  var owner: [String: String]?

  required init?(map: Map) {
    guard map.JSON["id"] != nil else { return nil }
  }

  func mapping(map: Map) {
    id <- map["id"]
    city <- map["place.city"]
    sky <- map["sky"]
    taken <- (map["taken"], ISO8601DateTransform())
    page <- (map["page"], URLTransform())
    color <- (map["color"], HexColorTransform(prefixToJSON: true))
    altitude <- map["altitude"]
    readings <- map["readings"]
    owner <- map["owner"]
  }

  var summary: String {
    let degrees = readings.map { "\($0.degrees)° \($0.sky.rawValue) \($0.wind.map { "\($0)" } ?? "-")" }
    return [
      "\(id ?? 0)", city ?? "nowhere", sky.rawValue, "\(Int(taken?.timeIntervalSince1970 ?? 0))", page?.host ?? "no page",
      "\(altitude)", degrees.joined(separator: ", "), owner?["name"] ?? "nobody",
    ].joined(separator: " | ")
  }
}
