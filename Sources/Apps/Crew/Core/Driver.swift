import Foundation
import HeadlessDevice

/// The workers' access to the server.
protocol Driver {
  /// A closure that cancels a request; its completion handler is then not called.
  typealias Cancel = () -> Void

  /// Requests all trips.
  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) -> Cancel

  /// Requests the signed-in user's profile.
  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) -> Cancel
}

/// An error in the server's response.
enum DriverError: Error, Equatable, LocalizedError {
  /// The server responded with an error status.
  case status(Int)
  /// The response cannot be decoded.
  case unreadable

  var errorDescription: String? {
    switch self {
    case .status(let status): "The server answered with status \(status)."
    case .unreadable: "The server's answer could not be read."
    }
  }
}

/// A driver that sends authorized requests over the device's network.
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
