import Foundation
import HeadlessDevice

/// What talks to the server for the workers.
protocol Driver {
  /// Takes a request back: its completion is not called any more.
  typealias Cancel = () -> Void

  /// Asks for all trips.
  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) -> Cancel

  /// Asks who is signed in.
  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) -> Cancel
}

/// Why the server's answer is of no use.
enum DriverError: Error, Equatable, LocalizedError {
  /// The server refused, with a status that says why.
  case status(Int)
  /// The answer is not what was asked for.
  case unreadable

  var errorDescription: String? {
    switch self {
    case .status(let status): "The server answered with status \(status)."
    case .unreadable: "The server's answer could not be read."
    }
  }
}

/// A driver over the phone's network, signing what it sends.
struct NetworkDriver: Driver {
  let preferences: any PreferencesManager

  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) -> Cancel {
    get("/trips", completion: completion)
  }

  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) -> Cancel {
    get("/profiles/\(preferences.userID ?? "me")", completion: completion)
  }

  private func get<Model: Decodable>(
    _ path: String, completion: @escaping (Result<Model, any Error>) -> Void
  ) -> Cancel {
    let headers = preferences.authToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    let request = HTTPRequest("GET", path, headers: headers)
    let token = Device.current.network.send(request) { result in
      completion(Result { try Self.model(from: result.get()) })
    }
    return { token.cancel() }
  }

  private static func model<Model: Decodable>(from response: HTTPResponse) throws -> Model {
    guard response.isSuccess else { throw DriverError.status(response.status) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let model = try? decoder.decode(Model.self, from: response.body) else {
      throw DriverError.unreadable
    }
    return model
  }
}
