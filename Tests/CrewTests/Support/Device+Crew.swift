@testable import Crew
import Foundation
import HeadlessDevice

extension Device {
  /// Creates a device with Crew's server and makes it the current device.
  static func fresh(signedInAs userID: String? = nil) -> Device {
    let device = Device()
    Device.current = device
    device.network.server = CrewServer()
    if let userID {
      device.storage.merge(["onboarded": "true", "authToken": "\(userID)-token", "userID": userID])
    }
    return device
  }

  /// The network events of the log, a line each: `200 ms 200 GET /shifts`.
  var networkLog: [String] { lines(from: .network) }

  /// The app's events of the log, a line each: `trips.stored`.
  var appLog: [String] {
    log.events.filter { $0.source == .app }
      .map { $0.detail.isEmpty ? $0.name : "\($0.name) \($0.detail)" }
  }

  private func lines(from source: LoggedEvent.Source) -> [String] {
    log.events.filter { $0.source == source }.map { event in
      let time = event.instant.nanoseconds / 1_000_000
      return "\(time) ms \(event.name)" + (event.detail.isEmpty ? "" : " \(event.detail)")
    }
  }

  /// Stubs the response to a method and path, for a number of times or always.
  func answer(
    _ method: String, _ path: String, _ status: Int, _ body: String = "", times: Int? = nil
  ) {
    network.add(
      Stub(
        method: method, path: path,
        outcome: .response(HTTPResponse(status: status, body: Data(body.utf8))), times: times))
  }

  /// Stubs one failure of a method and path, with a message.
  func fail(_ method: String, _ path: String, _ message: String) {
    network.add(Stub(method: method, path: path, outcome: .failure(.failed(message)), times: 1))
  }

  /// Advances the clock by one second.
  func advanceOneSecond() throws {
    try clock.advance(by: .seconds(1))
  }
}
