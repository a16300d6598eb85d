@testable import Crew
import Foundation
import HeadlessDevice

extension Device {
  /// A fresh phone with Crew's server on it, made the current one.
  static func fresh(signedInAs userID: String? = nil) -> Device {
    let device = Device()
    Device.current = device
    device.network.server = CrewServer()
    if let userID {
      device.storage.merge(["onboarded": "true", "authToken": "\(userID)-token", "userID": userID])
    }
    return device
  }

  /// The network's part of the event log, a line an event: `200 ms 200 GET /shifts`.
  var traffic: [String] { lines(from: .network) }

  /// The app's part of the event log, a line an event: `trips.stored`.
  var story: [String] {
    log.events.filter { $0.source == .app }
      .map { $0.detail.isEmpty ? $0.name : "\($0.name) \($0.detail)" }
  }

  private func lines(from source: LoggedEvent.Source) -> [String] {
    log.events.filter { $0.source == source }.map { event in
      let time = event.instant.nanoseconds / 1_000_000
      return "\(time) ms \(event.name)" + (event.detail.isEmpty ? "" : " \(event.detail)")
    }
  }

  /// Answers requests of a method and a path with a status and a text, once or for good.
  func answer(
    _ method: String, _ path: String, _ status: Int, _ body: String = "", times: Int? = nil
  ) {
    network.add(
      Stub(
        method: method, path: path,
        outcome: .response(HTTPResponse(status: status, body: Data(body.utf8))), times: times))
  }

  /// Lets requests of a method and a path fail with a text, once.
  func fail(_ method: String, _ path: String, _ message: String) {
    network.add(Stub(method: method, path: path, outcome: .failure(.failed(message)), times: 1))
  }

  /// Lets a second of virtual time pass.
  func passASecond() throws {
    try clock.advance(by: .seconds(1))
  }
}
