import CrewShared
import HeadlessDevice
import Reactive

/// The requests about shifts.
protocol ShiftServing: AnyObject {
  /// Requests all shifts.
  func shifts() -> Observable<[Shift]>

  /// Requests one shift.
  func shift(id: String) -> Observable<Shift>

  /// Requests the colleagues who could take over a shift.
  func colleagues() -> Observable<[Colleague]>

  /// Asks a colleague to take over a shift.
  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void>

  /// Applies for a shift's job.
  func apply(shiftID: String) -> Observable<Void>
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
    client.model(of: HTTPRequest("GET", "/colleagues")).asObservable()
  }

  func requestSubstitute(shiftID: String, colleagueID: String) -> Observable<Void> {
    .deferred { [client] in
      let request = try HTTPRequest(
        "POST", "/shifts/\(shiftID)/substitute", json: ["colleague": colleagueID])
      return client.body(of: request).map { _ in }.asObservable()
    }
  }

  func apply(shiftID: String) -> Observable<Void> {
    client.body(of: HTTPRequest("POST", "/shifts/\(shiftID)/application")).map { _ in }
      .asObservable()
  }
}
