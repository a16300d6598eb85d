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

/// A service over the app's HTTP client.
final class ShiftService: ShiftServing {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func shifts() -> Observable<[Shift]> {
    client.model(of: HTTPRequest("GET", "/shifts")).asObservable()
  }

  func shift(id: String) -> Observable<Shift> {
    client.model(of: HTTPRequest("GET", "/shifts/\(id)")).asObservable()
  }

  func colleagues() -> Observable<[Colleague]> {
    .just([Colleague(id: "u2", name: "Bilal Öz"), Colleague(id: "u3", name: "Chen Wei")])
  }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    .deferred { [client] in
      let request = try HTTPRequest(
        "POST", "/shifts/\(shiftID)/substitute", json: ["colleague": colleagueID])
      return client.body(of: request).map { _ in }.asObservable()
    }
  }
}
