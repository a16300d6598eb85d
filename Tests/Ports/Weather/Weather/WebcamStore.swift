// swift-format-ignore-file
import Foundation
import SwiftyJSON

struct Webcam {
  let id: Int
  let name: String
  let picture: URL?
  let isLive: Bool
  let views: Int
  let tags: [String]

  init?(json: JSON) {
    guard let id = json["id"].int, json["name"].exists() else { return nil }
    self.id = id
    name = json["name"].stringValue
    picture = json["pictures", 0, "url"].url
    isLive = json["live"].boolValue
    views = json["views"].intValue
    tags = json["tags"].arrayValue.map { $0.stringValue }
  }
}

final class WebcamStore {
  enum Failure: LocalizedError {
    case json(SwiftyJSONError)
    case server(String)

    var errorDescription: String? {
      switch self {
      case .json(let error): return "\(error.errorCode): no webcams"
      case .server(let message): return message
      }
    }
  }

  func load(completion: @escaping (Result<[Webcam], Error>) -> Void) {
    guard let url = URL(string: "https://weather.example/webcams") else { return }
    URLSession.shared.dataTask(with: url) { data, _, error in
      let result = Result<[Webcam], Error> {
        if let error = error { throw error }
        let json = try JSON(data: data ?? Data())
        if let message = json["error"]["message"].string { throw Failure.server(message) }
        if let error = json["webcams"].error { throw Failure.json(error) }
        return json["webcams"].compactMap { _, item in Webcam(json: item) }
      }
      DispatchQueue.main.async { completion(result) }
    }.resume()
  }

  /// The text of what was seen, merged into what was seen before.
  static func report(of webcams: [Webcam]) -> String {
    var report: JSON = ["seen": [], "live": 0]
    for webcam in webcams {
      try? report.merge(with: ["seen": [webcam.name], "live": JSON(report["live"].intValue + (webcam.isLive ? 1 : 0))])
    }
    report["first"].string = webcams.first?.name
    return report.rawString(options: [.sortedKeys]) ?? "nothing"
  }
}
