import FirebaseBackend
import Foundation
import HeadlessDevice

/// The values that were fetched and those that hold, which the device's storage keeps.
nonisolated struct ConfigRecord: Codable {
  private(set) var active: [String: String] = [:]
  private(set) var fetched: [String: String] = [:]
  private(set) var fetchDate: Date?
}

extension ConfigRecord {
  private static let key = "firebaseRemoteConfig"

  static var stored: ConfigRecord {
    Device.current.storage[key].flatMap { try? JSONDecoder().decode(Self.self, from: $0.data) }
      ?? ConfigRecord()
  }

  func store() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = try? encoder.encode(self)
    Device.current.storage.set(
      bytes.map { String(decoding: $0, as: UTF8.self) }, forKey: Self.key)
  }

  /// Takes the entries of an answer, unless it says that nothing changed.
  mutating func take(_ object: FirebaseJSON, at date: Date) {
    fetchDate = date
    guard object["state"] as? String != "NO_CHANGE" else { return }
    fetched = (object["entries"] as? FirebaseJSON ?? [:]).mapValues {
      String(decoding: RemoteConfigValue.bytes($0), as: UTF8.self)
    }
  }

  /// Makes the fetched values hold; returns whether they are others than before.
  mutating func activate() -> Bool {
    guard active != fetched else { return false }
    active = fetched
    return true
  }
}

/// The values of the project: the JSON object under `remoteConfig` in the device's storage, or none.
final class RemoteConfigService: FirebaseService {
  func respond(to request: HTTPRequest) -> HTTPResponse? {
    guard request.method == "POST",
      Stub.path(request.path, matches: "/v1/projects/*/namespaces/firebase:fetch")
    else { return nil }
    let entries = Device.current.storage["remoteConfig"]?.data.object ?? [:]
    let state = entries.isEmpty ? "NO_TEMPLATE" : "UPDATE"
    return HTTPResponse(object: ["entries": entries, "state": state])
  }
}
