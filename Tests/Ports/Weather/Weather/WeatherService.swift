// swift-format-ignore-file
import Foundation

struct City: Codable, Identifiable, Hashable {
  let id: Int
  let name: String
}

struct Forecast: Codable, Equatable {
  let text: String
  let degrees: Double
}

enum WeatherError: Error, LocalizedError {
  case status(Int)

  var errorDescription: String? {
    switch self {
    case .status(let code): return "The server answered \(code)."
    }
  }
}

protocol WeatherServing {
  func cities() async throws -> [City]
  func forecast(for city: City, completion: @escaping (Result<Forecast, Error>) -> Void)
}

final class WeatherService: WeatherServing {
  private let base = URL(string: "https://weather.example")!
  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func cities() async throws -> [City] {
    let (data, response) = try await session.data(from: base.appendingPathComponent("cities"))
    let status = (response as! HTTPURLResponse).statusCode
    guard (200..<300).contains(status) else { throw WeatherError.status(status) }
    return try JSONDecoder().decode([City].self, from: data)
  }

  func forecast(for city: City, completion: @escaping (Result<Forecast, Error>) -> Void) {
    var request = URLRequest(url: base.appendingPathComponent("forecast/\(city.id)"))
    request.setValue(UUID().uuidString, forHTTPHeaderField: "X-Request")
    session.dataTask(with: request) { data, _, error in
      let result = Result<Forecast, Error> {
        if let error = error { throw error }
        return try JSONDecoder().decode(Forecast.self, from: data ?? Data())
      }
      DispatchQueue.main.async { completion(result) }
    }.resume()
  }
}
