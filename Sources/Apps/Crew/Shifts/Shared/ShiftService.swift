import Foundation
import HeadlessDevice
import Reactive

/// The requests about shifts.
protocol ShiftServing: AnyObject {
  /// Requests all shifts.
  func shifts() -> Observable<[Shift]>

  /// Requests one shift.
  func shift(id: String) -> Observable<Shift>

  /// Emits the colleagues who could take over a shift.
  func colleagues() -> Observable<[Colleague]>

  /// Asks a colleague to take over a shift.
  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void>
}

/// An error in the server's response.
enum ShiftServiceError: Error, Equatable, LocalizedError {
  /// The server responded with an error status.
  case status(Int)

  var errorDescription: String? {
    switch self {
    case .status(404): "This shift does not exist."
    case .status(let status): "The server answered with status \(status)."
    }
  }
}

/// A service that sends authorized requests over the device's network.
final class ShiftService: ShiftServing {
  private let preferences: any PreferencesManager

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  func shifts() -> Observable<[Shift]> {
    send("GET", "/shifts").map(Self.decode)
  }

  func shift(id: String) -> Observable<Shift> {
    send("GET", "/shifts/\(id)").map(Self.decode)
  }

  func colleagues() -> Observable<[Colleague]> {
    .just([Colleague(id: "u2", name: "Bilal Öz"), Colleague(id: "u3", name: "Chen Wei")])
  }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    let body = try? JSONEncoder().encode(["colleague": colleagueID])
    return send("POST", "/shifts/\(shiftID)/substitute", body: body ?? Data()).map { _ in }
  }

  private func send(_ method: String, _ path: String, body: Data = Data()) -> Observable<Data> {
    let headers = preferences.authToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    let request = HTTPRequest(method, path, headers: headers, body: body)
    return Observable.create { observer in
      let token = Device.current.network.send(request) { result in
        switch result {
        case .success(let response) where response.isSuccess:
          observer.onNext(response.body)
          observer.onCompleted()
        case .success(let response):
          observer.onError(ShiftServiceError.status(response.status))
        case .failure(let error):
          observer.onError(error)
        }
      }
      return Disposables.create { token.cancel() }
    }
  }

  private static func decode<Model: Decodable>(_ data: Data) throws -> Model {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Model.self, from: data)
  }
}
